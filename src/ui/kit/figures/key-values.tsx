import type { ReactNode } from "react"
import css from "./key-values.module.css"
import factsCss from "./facts.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import type { FigureMark } from "./figure-mark.ts"

interface KeyValue {
  /** Figure marks of the line: of its label, then of its value. */
  readonly figure?: FigureMark | undefined
  readonly label: string
  readonly value: ReactNode
  /** Needed where two lines may have the same label. */
  readonly key?: string
}

export interface KeyValuesProps {
  /** False or null stands for a line that is not needed here. */
  readonly items: ReadonlyArray<KeyValue | false | null>
}

/** Label and value lines of a card. */
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
  /** Whose figures they are. */
  readonly of?: string | undefined
}

/** A few figures side by side, each below its label. */
export const Facts = ({ facts, of }: FactsProps) => (
  <dl className={factsCss.facts} data-figure-of={of}>
    {facts.map(({ label, value, figure }) => (
      <div key={label} data-figure={figure}>
        <dt className={patterns.note}>{label}</dt>
        <dd className={factsCss.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
