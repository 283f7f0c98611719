import type { ReactNode } from "react"
import { Notice } from "../../kit/feedback/notice"
import type { NoticeKind } from "../../kit/feedback/notice"
import css from "./account.module.css"

interface Props {
  readonly kind: NoticeKind
  readonly children: ReactNode
}

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** The result of a submit. It takes the focus, which the disabled fields lost, so that Tab continues from the message. */
export const ResultNotice = ({ kind, children }: Props) => (
  <div ref={focusOnMount} tabIndex={-1} className={css.result}>
    <Notice kind={kind} live>
      {children}
    </Notice>
  </div>
)
