import { type ReactNode, useId } from "react"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./panel.module.css"
import hidden from "./visually-hidden.module.css"

interface Props {
  /** The owner of the figures inside, such as an id. */
  readonly figureOwner?: string | undefined
  readonly children: ReactNode
}

/** A card for one self-contained item, such as an account or a contract. */
export const Card = ({ figureOwner, children }: Props) => (
  <div className={`${patterns.stack} ${patterns.card} ${css.panel} ${css.card}`} data-figure-of={figureOwner}>
    {children}
  </div>
)

interface PanelProps {
  readonly title?: string | undefined
  /** Hides the title visually, because the content has its own heading. Screen readers still announce the title. */
  readonly isTitleHidden?: boolean
  readonly children: ReactNode
}

/** A framed part of a page, with or without a title. A titled panel is a section that screen readers can find. */
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
