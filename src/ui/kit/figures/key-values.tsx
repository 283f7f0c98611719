import type { ReactNode } from "react"
import css from "./key-values.module.css"

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
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
