import type { ReactNode } from "react"
import { DangerIcon, InfoIcon, OkIcon, WarnIcon } from "#ui/kit/layout/icons.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./notice.module.css"

export type NoticeKind = "info" | "ok" | "warn" | "danger"
export const noticeIcons = {
  info: InfoIcon,
  ok: OkIcon,
  warn: WarnIcon,
  danger: DangerIcon,
} satisfies Record<NoticeKind, unknown>

interface Props {
  readonly kind: NoticeKind
  /** Announces the notice when it appears: `danger` assertively, the other kinds politely. */
  readonly isLive?: boolean | undefined
  readonly title?: string | undefined
  /** A plain string becomes a paragraph. */
  readonly children: ReactNode
}

/** A message next to the part of the page that it is about. State the situation and the next action. */
export const Notice = ({ kind, isLive = false, title, children }: Props) => {
  const Icon = noticeIcons[kind]
  return (
    <div className={css.notice} data-tone={kind} role={isLive ? (kind === "danger" ? "alert" : "status") : undefined}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={`${patterns.stack} ${css.body}`}>
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
