import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { CallFailed } from "#domain/shared/failure.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { FailureDetails, FailureText, isUnexplained } from "./failure-text.tsx"
import { Notice } from "./notice.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./skeleton.module.css"

interface LoadingProps {
  /** Marks a placeholder that stays in the page, invisible, after loading. The parts that replace it mark their own loading. */
  readonly isUnmarked?: boolean
  readonly children: ReactNode
}

/**
 * Announces loading and shows the shape of the loading content, in which figures are blocks. Adds a line of text if loading takes
 * longer than five seconds.
 */
export const Loading = ({ children, isUnmarked = false }: LoadingProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" data-awaited={isUnmarked ? undefined : ""} className={css.loading}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
      <p className={`${patterns.note} ${css.late}`}>{t("slow")}</p>
    </div>
  )
}

interface Props {
  readonly lines?: number | undefined
  /** Makes each line as high as a row of a list. */
  readonly hasRowHeight?: boolean | undefined
}

/** A placeholder with one bar per line, for content whose number of lines is known. */
export const Skeleton = ({ lines = 3, hasRowHeight = false }: Props) => (
  <Loading>
    <div className={`${patterns.awaited} ${css.skeleton} ${hasRowHeight ? css.rows : ""}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css.line} />
      ))}
    </div>
  </Loading>
)

interface FailurePanelProps {
  readonly failure: CallFailed
  /** Names the part that failed, on a page that shows several parts. */
  readonly lead?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Hides the wait visually, because a countdown next to the form's button shows it. */
  readonly isRateLimited?: boolean | undefined
}

/** Explains a failed call, offers a retry, and shows the request id for support. */
export const FailurePanel = ({ failure, lead, onRetry, isRateLimited }: FailurePanelProps) => {
  const { t } = useTranslation()
  return (
    <Notice kind="danger" isLive title={lead}>
      {!(lead !== undefined && isUnexplained(failure)) && (
        <p>
          <FailureText failure={failure} isRateLimited={isRateLimited} />
        </p>
      )}
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
      <FailureDetails failure={failure} />
    </Notice>
  )
}

export interface LoadFailedProps {
  readonly state: { readonly context: { readonly failure: CallFailed | null } }
  readonly send: (event: { readonly type: "load.retry" }) => void
  readonly lead?: string | undefined
}

/** The failure panel of a machine whose load failed. The retry sends `load.retry`. */
export const LoadFailed = ({ state, send, lead }: LoadFailedProps) => (
  <FailurePanel failure={state.context.failure!} lead={lead} onRetry={() => send({ type: "load.retry" })} />
)
