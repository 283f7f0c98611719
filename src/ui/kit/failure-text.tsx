import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../domain/failure"

interface Props {
  readonly failure: CallFailed
}

/** The server's own words where it refused; ours for everything else, with the request's id to quote. */
export const FailureText = ({ failure }: Props) => {
  const { t } = useTranslation()
  const { reason, message, requestId, retryAfter } = failure
  const ours = reason === "tooMany" && retryAfter !== null
    ? t("failure.tooManyWait", { count: retryAfter })
    : t(`failure.${reason}`)
  const theirs = (reason === "refused" || reason === "tooMany") && message !== null ? message : null
  return <>{theirs ?? ours}{requestId !== null && theirs === null && ` (${requestId})`}</>
}
