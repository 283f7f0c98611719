import type { ReactNode } from "react"
import css from "./key-values.module.css"
import factsCss from "./facts.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly items: ReadonlyArray<{
    readonly label: string
    readonly value: ReactNode
    /** Where two lines may have the same label. */
    readonly key?: string
  }>
}

/** Label and value lines of a card. */
export const KeyValues = ({ items }: Props) => (
  <dl className={css.list}>
    {items.map(({ label, value, key = label }) => (
      <div key={key} className={css.row}>
        <dt className={css.label}>{label}</dt>
        <dd className={typeof value === "string" ? css.text : css.value}>{value}</dd>
      </div>
    ))}
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
