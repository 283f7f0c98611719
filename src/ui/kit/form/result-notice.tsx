import type { ReactNode } from "react"
import type { CallFailed } from "#domain/shared/failure.ts"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { Notice, type NoticeKind } from "#ui/kit/feedback/notice.tsx"

/** Shows the failed call of a submit. */
export const RefusedNotice = ({
  failure,
  rateLimited = false,
}: {
  readonly failure: CallFailed | null
  readonly rateLimited?: boolean
}) =>
  failure && (
    <ResultNotice kind="danger">
      <FailureWithDetails failure={failure} rateLimited={rateLimited} />
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
    <Notice {...props} live>
      {children}
    </Notice>
  </div>
)
