import type { ReactNode } from "react"
import { DangerIcon, InfoIcon, OkIcon, WarnIcon } from "../layout/icons"
import css from "./notice.module.css"

export const noticeIcons = { info: InfoIcon, ok: OkIcon, warn: WarnIcon, danger: DangerIcon }
export type NoticeKind = keyof typeof noticeIcons

interface Props {
  readonly kind: NoticeKind
  /** Announced when it appears: `danger` assertively, others politely. */
  readonly live?: boolean | undefined
  readonly children: ReactNode
}

export const Notice = ({ kind, live = false, children }: Props) => {
  const Icon = noticeIcons[kind]
  return (
    <div className={`${css.notice} ${css[kind]}`} role={live ? (kind === "danger" ? "alert" : "status") : undefined}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.body}>{children}</div>
    </div>
  )
}
