import type { ReactNode } from "react"
import css from "./space-between.module.css"

/** Both ends of one line; stacked where space is short. */
export const SpaceBetween = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.spread}>{children}</div>
)
