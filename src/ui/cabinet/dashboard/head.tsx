import type { ReactNode } from "react"
import css from "./dashboard.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The figures that the dashboard begins with. */
export const Head = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${patterns.card} ${css.head}`}>{children}</div>
)
