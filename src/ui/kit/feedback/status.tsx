import type { ReactNode } from "react"
import { DangerIcon, IdleIcon, InfoIcon, OkIcon, WarnIcon } from "#ui/kit/layout/icons.tsx"
import css from "./status.module.css"

export type StatusKind = "info" | "ok" | "warn" | "danger" | "idle"
const icons = {
  info: InfoIcon,
  ok: OkIcon,
  warn: WarnIcon,
  danger: DangerIcon,
  idle: IdleIcon,
} satisfies Record<StatusKind, unknown>

interface Props {
  readonly kind: StatusKind
  readonly children: ReactNode
}

/** Shows a state as an icon and a word, because colour alone is not accessible. */
export const Status = ({ kind, children }: Props) => {
  const Icon = icons[kind]
  return (
    <span className={css.status} data-tone={kind}>
      <Icon size={18} />
      <span>{children}</span>
    </span>
  )
}
