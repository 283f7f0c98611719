import { useId, type ReactNode } from "react"
import css from "./section.module.css"
import { SpaceBetween } from "./space-between.tsx"

interface Props {
  readonly title: string
  /** Beside the title: a link or a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page without a frame, under its own heading. */
export const Section = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <SpaceBetween>
        <h2 id={id}>{title}</h2>
        {aside}
      </SpaceBetween>
      {children}
    </section>
  )
}
