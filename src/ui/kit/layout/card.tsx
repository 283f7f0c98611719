import { type ReactNode, useId } from "react"
import type { Coin } from "#domain/shared/currency.ts"
import css from "./panel.module.css"
import hidden from "./visually-hidden.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly coin?: Coin | "unknown" | undefined
  /** Whose figures stand inside. */
  readonly of?: string | undefined
  readonly children: ReactNode
}

/** One thing that can be taken as a whole, such as an account; a dot before its name has the colour of its coin. */
export const Card = ({ coin, of, children }: Props) => (
  <div
    className={`${patterns.stack} ${patterns.card} ${css.panel} ${css.card}`}
    data-coin={coin === "unknown" ? undefined : coin}
    data-figure-of={of}
  >
    {children}
  </div>
)

interface PanelProps {
  readonly title?: string | undefined
  /** The content has a heading of its own; screen readers hear the title. */
  readonly isTitleHidden?: boolean
  readonly children: ReactNode
}

/** A framed part of a page, with or without a title. */
export const Panel = ({ title, isTitleHidden = false, children }: PanelProps) => {
  const id = useId()
  if (title === undefined) return <div className={`${patterns.stack} ${patterns.card} ${css.panel}`}>{children}</div>
  return (
    <section className={`${patterns.stack} ${patterns.card} ${css.panel}`} aria-labelledby={id}>
      <h2 id={id} className={isTitleHidden ? hidden.hidden : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
