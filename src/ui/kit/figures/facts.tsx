import css from "./facts.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface Fact {
  readonly label: string
  readonly value: string
}

/** A few figures side by side, each below its label. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={patterns.note}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
