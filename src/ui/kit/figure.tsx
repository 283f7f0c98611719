import type { ReactNode } from "react"
import css from "./figure.module.css"

interface Props {
  readonly big?: boolean | undefined
  readonly children: ReactNode
}

/** An amount that is read first: 28 px, or 44 px when it is what the page is about. */
export const Figure = ({ big = false, children }: Props) => (
  <span className={big ? `${css.figure} ${css.big}` : css.figure}>{children}</span>
)
