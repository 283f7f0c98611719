import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureDetails } from "./failure-details.tsx"
import { FailureText } from "./failure-text.tsx"
import { Notice } from "./notice.tsx"

interface Props {
  readonly failure: CallFailed
  /** What failed, where the page shows several things. */
  readonly lead?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The call is being repeated. */
  readonly busy?: boolean | undefined
  /** Rate limited: the countdown is shown beside the form's button. */
  readonly rateLimited?: boolean | undefined
}

/** Explains a failed call, with the request ID for support, and offers to repeat it. */
export const FailurePanel = ({ failure, lead, onRetry, busy, rateLimited }: Props) => {
  const { t } = useTranslation()
  return (
    <Notice kind="danger" live>
      {lead !== undefined && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
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

export interface LoadFailedProps {
  readonly state: { readonly context: { readonly failure: CallFailed | null } }
  readonly send: (event: { readonly type: "load.retry" }) => void
  readonly lead?: string | undefined
}

/** The view of a machine whose load failed. */
export const LoadFailed = ({ state, send, lead }: LoadFailedProps) => (
  <FailurePanel failure={state.context.failure!} lead={lead} onRetry={() => send({ type: "load.retry" })} />
)
