import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../../domain/shared/failure"
import { Button } from "../../kit/actions/button"
import { FailureDetails } from "../../kit/feedback/failure-details"
import { FailureText } from "../../kit/feedback/failure-text"
import { Notice } from "../../kit/feedback/notice"

interface Props {
  readonly failure: CallFailed
  readonly onRetry: () => void
}

/** The error of one widget; the others are not affected. */
export const DataFailure = ({ failure, onRetry }: Props) => {
  const { t } = useTranslation(["dashboard", "common"])
  return (
    <Notice kind="danger" live>
      <p>
        <strong>{t("failed")}</strong>
      </p>
      <p>
        <FailureText failure={failure} />
      </p>
      <FailureDetails failure={failure} />
      <Button kind="quiet" onClick={onRetry}>
        {t("common:retry")}
      </Button>
    </Notice>
  )
}
