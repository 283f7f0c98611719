import css from "./badge.module.css"
import { VisuallyHidden } from "./hidden"

interface Props {
  readonly count: number
  /** What is counted, in words: "3 orders need attention". */
  readonly label: string
}

const most = 99

/** How many ask for attention; nothing at none. */
export const Badge = ({ count, label }: Props) => {
  if (count <= 0) return null
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
