import type { ReactNode } from "react"
import type { CallFailed } from "#domain/shared/failure.ts"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"

/** Explains the failed call of a submit, and takes the focus. Renders nothing without a failure. */
export const RefusedNotice = ({
  failure,
  isRateLimited = false,
}: {
  readonly failure: CallFailed | null
  readonly isRateLimited?: boolean
}) =>
  failure && (
    <ResultNotice kind="danger">
      <FailureWithDetails failure={failure} isRateLimited={isRateLimited} />
    </ResultNotice>
  )

interface ResultNoticeProps {
  readonly kind: NoticeKind
  readonly title?: string
  readonly children?: ReactNode
}

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Shows the result of a submit. The notice takes the focus that the disabled fields lost, so that Tab continues from the message. */
export const ResultNotice = ({ children, ...props }: ResultNoticeProps) => (
  <div ref={focusOnMount} tabIndex={-1}>
    <Notice {...props} isLive>
      {children}
    </Notice>
  </div>
)
