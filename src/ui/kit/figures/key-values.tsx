import type { ReactNode } from "react"
import type { FigureMark } from "./figure-mark.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import factsCss from "./facts.module.css"
import css from "./key-values.module.css"

interface KeyValue {
  /** The figure marks of the line, first of its label, then of its value. */
  readonly figure?: FigureMark | undefined
  readonly label: string
  readonly value: ReactNode
  /** A unique key, for lines whose labels may be equal. */
  readonly key?: string
}

export interface KeyValuesProps {
  /** The lines. False or null marks a line that is not needed. */
  readonly items: ReadonlyArray<KeyValue | false | null>
}

/** The lines of a card, each with a label and a value. */
export const KeyValues = ({ items }: KeyValuesProps) => (
  <dl className={css.list}>
    {items.map(
      (item) =>
        item && (
          <div key={item.key ?? item.label} className={`${patterns.row} ${css.row}`} data-figure={item.figure}>
            <dt className={css.label}>{item.label}</dt>
            <dd className={typeof item.value === "string" ? css.text : css.value}>{item.value}</dd>
          </div>
        ),
    )}
  </dl>
)

export interface Fact {
  readonly figure?: FigureMark | undefined
  readonly label: string
  readonly value: string
}

interface FactsProps {
  readonly facts: ReadonlyArray<Fact>
  /** The owner of the figures, such as an id. */
  readonly figureOwner?: string | undefined
}

/** A few figures side by side, each below its label. */
export const Facts = ({ facts, figureOwner }: FactsProps) => (
  <dl className={factsCss.facts} data-figure-of={figureOwner}>
    {facts.map(({ label, value, figure }) => (
      <div key={label} data-figure={figure}>
        <dt className={patterns.note}>{label}</dt>
        <dd className={factsCss.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
