import type { ReactNode } from "react"
import css from "./space-between.module.css"

/** At both ends of one line; one below the other where there is no room. */
export const SpaceBetween = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.spread}>{children}</div>
)
