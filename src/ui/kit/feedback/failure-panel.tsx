import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../../domain/shared/failure"
import { Button } from "../actions/button"
import { FailureDetails } from "./failure-details"
import { FailureText } from "./failure-text"
import { Notice } from "./notice"

interface Props {
  readonly failure: CallFailed
  readonly onRetry?: (() => void) | undefined
  /** The call is being repeated. */
  readonly busy?: boolean | undefined
  /** Rate limited: the countdown is shown beside the form's button. */
  readonly rateLimited?: boolean | undefined
}

/** Explains a failed call, with the request ID for support, and offers to repeat it. */
export const FailurePanel = ({ failure, onRetry, busy, rateLimited }: Props) => {
  const { t } = useTranslation()
  return (
    <Notice kind="danger" live>
      <p>
        <FailureText failure={failure} rateLimited={rateLimited} />
      </p>
      <FailureDetails failure={failure} />
      {onRetry && (
        <Button kind="quiet" onClick={onRetry} busy={busy}>
          {t("retry")}
        </Button>
      )}
    </Notice>
  )
}
