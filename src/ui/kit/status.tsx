import type { ReactNode } from "react"
import { IdleIcon } from "./icons"
import { noticeIcons } from "./notice"
import css from "./status.module.css"

const icons = { ...noticeIcons, idle: IdleIcon }
export type StatusKind = keyof typeof icons

interface Props {
  readonly kind: StatusKind
  readonly children: ReactNode
}

/** A state as icon and word, so colour is never alone. */
export const Status = ({ kind, children }: Props) => {
  const Icon = icons[kind]
  return <span className={`${css.status} ${css[kind]}`}><Icon size={18} />{children}</span>
}
