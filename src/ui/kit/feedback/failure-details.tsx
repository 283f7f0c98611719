import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { quotedRequestId } from "./failure-text.tsx"

/** Collapsed details that support asks for, such as the request id. */
export const FailureDetails = ({ failure }: { readonly failure: CallFailed | null }) => {
  const { t } = useTranslation()
  const requestId = failure && quotedRequestId(failure)
  return (
    requestId && (
      <Disclosure summary={t("failure.details")}>
        <p>{t("failure.requestId", { requestId })}</p>
      </Disclosure>
    )
  )
}
