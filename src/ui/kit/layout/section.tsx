import { useId, type ReactNode } from "react"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./page.module.css"
import spaceBetweenCss from "./space-between.module.css"

interface Props {
  readonly title: string
  /** What a link to this part names. */
  readonly anchor?: string
  /** Beside the title: a link or a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page without a frame, under its own heading. */
export const Section = ({ title, anchor, aside, children }: Props) => {
  const id = useId()
  return (
    <section id={anchor} className={`${patterns.stack} ${css.section}`} aria-labelledby={id}>
      <SpaceBetween>
        <h2 id={id}>{title}</h2>
        {aside}
      </SpaceBetween>
      {children}
    </section>
  )
}

/** Both ends of one line; stacked where space is short. */
export const SpaceBetween = ({ children }: { readonly children: ReactNode }) => (
  <div className={spaceBetweenCss.spread}>{children}</div>
)
