import type { ReactNode } from "react"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./dashboard.module.css"

/** The card at the top of the dashboard, whose children are its columns. */
export const Head = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${patterns.card} ${css.head}`}>{children}</div>
)
