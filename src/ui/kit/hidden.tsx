import type { ReactNode } from "react"
import css from "./hidden.module.css"

interface Props {
  readonly children: ReactNode
}

/** For those who listen to the page. */
export const VisuallyHidden = ({ children }: Props) => <span className={css.hidden}>{children}</span>
