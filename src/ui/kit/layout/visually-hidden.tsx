import type { ReactNode } from "react"
import css from "./visually-hidden.module.css"

interface Props {
  readonly children: ReactNode
}

/** Renders text for screen readers only, such as the name of a button that shows only an icon. */
export const VisuallyHidden = ({ children }: Props) => <span className={css.hidden}>{children}</span>
