import type { ReactNode } from "react"
import css from "./security-list.module.css"

/** The parts of the security tab, one below the other. */
export const SecuritySections = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.sections}>{children}</div>
)
