import type { ReactNode } from "react"
import css from "./key-values.module.css"
import factsCss from "./facts.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface KeyValue {
  readonly label: string
  readonly value: ReactNode
  /** Where two lines may have the same label. */
  readonly key?: string
}

export interface KeyValuesProps {
  /** Nothing stands for a line that is not needed here. */
  readonly items: ReadonlyArray<KeyValue | false | null>
}

/** Label and value lines of a card. */
export const KeyValues = ({ items }: KeyValuesProps) => (
  <dl className={css.list}>
    {items.map(
      (item) =>
        item && (
          <div key={item.key ?? item.label} className={`${patterns.row} ${css.row}`}>
            <dt className={css.label}>{item.label}</dt>
            <dd className={typeof item.value === "string" ? css.text : css.value}>{item.value}</dd>
          </div>
        ),
    )}
  </dl>
)

export interface Fact {
  readonly label: string
  readonly value: string
}

/** A few figures side by side, each below its label. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={factsCss.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={patterns.note}>{label}</dt>
        <dd className={factsCss.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
