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
  readonly aside?: boolean
  readonly children: ReactNode
}

/** Shows the shape of the loading content, and adds a line of text if loading takes long. Figures in it are blocks. */
export const Loading = ({ children, aside = false }: LoadingProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" data-awaited={aside ? undefined : ""} className={css.loading}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
      <p className={`${patterns.note} ${css.late}`}>{t("slow")}</p>
    </div>
  )
}

interface Props {
  readonly lines?: number | undefined
  /** Makes each line as high as a row of a list. */
  readonly rows?: boolean | undefined
}

/** A placeholder for a known number of lines. */
export const Skeleton = ({ lines = 3, rows = false }: Props) => (
  <Loading>
    <div className={`${patterns.awaited} ${css.skeleton} ${rows ? css.rows : ""}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css.line} />
      ))}
    </div>
  </Loading>
)

/** Marks the place of a part that may still load. The parts below it wait, and a skeleton may fill the place. */
export const Awaited = () => <span data-awaited="" hidden />

interface FailurePanelProps {
  readonly failure: CallFailed
  /** Names the part that failed, on a page that shows several parts. */
  readonly lead?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The call was rate limited, and the countdown is shown next to the form's button. */
  readonly rateLimited?: boolean | undefined
}

/** Explains a failed call, shows the request id for support, and offers a retry. */
export const FailurePanel = ({ failure, lead, onRetry, rateLimited }: FailurePanelProps) => {
  const { t } = useTranslation()
  return (
    <Notice kind="danger" live title={lead}>
      {!(lead !== undefined && isUnexplained(failure)) && (
        <p>
          <FailureText failure={failure} rateLimited={rateLimited} />
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

/** The view of a machine whose load failed. */
export const LoadFailed = ({ state, send, lead }: LoadFailedProps) => (
  <FailurePanel failure={state.context.failure!} lead={lead} onRetry={() => send({ type: "load.retry" })} />
)
