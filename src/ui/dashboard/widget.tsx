import type { ReactNode } from "react"
import { useId } from "react"
import { TextLink } from "../kit/text-link"
import css from "./dashboard.module.css"

interface Props {
  readonly title: string
  /** Where the whole list is, and what it is called. */
  readonly all: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}

/** The last five of a list, with the way to the rest. */
export const Widget = ({ title, all, children }: Props) => {
  const id = useId()
  return (
    <section className={css.widget} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <TextLink kind="alone" href={all.href}>{all.text}</TextLink>
      </div>
      {children}
    </section>
  )
}
