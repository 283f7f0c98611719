import { useId, type ReactNode } from "react"
import css from "./panel.module.css"

interface Props {
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A framed part of a page, with or without a title. */
export const Panel = ({ title, children }: Props) => {
  const id = useId()
  if (title === undefined) return <div className={css.panel}>{children}</div>
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
