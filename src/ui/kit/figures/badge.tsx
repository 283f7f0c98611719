import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import css from "./badge.module.css"

interface Props {
  readonly count: number
  /** The count as an accessible label: "3 orders need attention". */
  readonly label: string
}

const maxCount = 99

/** Shows the number of items that wait behind a menu item. Renders nothing for zero. */
export const Badge = ({ count, label }: Props) => {
  if (count <= 0) return null
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{` ${count > maxCount ? `${maxCount}+` : count}`}</span>
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </span>
  )
}
