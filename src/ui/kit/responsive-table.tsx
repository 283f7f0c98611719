import type { ReactNode } from "react"
import css from "./responsive-table.module.css"

/** Where a column's cell stands when a row becomes two lines. `none` gives way first, when the table becomes tight. */
export type PhonePlace = "first" | "firstEnd" | "second" | "secondEnd" | "none"

export interface Column {
  readonly key: string
  readonly title: string
  /** Figures stand at the end of their column. */
  readonly end?: boolean | undefined
  readonly phone?: PhonePlace | undefined
}

export interface Row {
  readonly key: string
  readonly cells: { readonly [column: string]: ReactNode }
}

interface Props {
  readonly label: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: ReadonlyArray<Row>
}

const inOrder: ReadonlyArray<PhonePlace> = ["first", "firstEnd", "second", "secondEnd"]

/** A table; where there is room for a phone's width only, each row is two lines. The roles survive the change of display. */
export const ResponsiveTable = ({ label, columns, rows }: Props) => {
  const placed = columns.map((column, index) => ({ ...column, place: column.phone ?? inOrder[index] ?? "none" }))
  return (
    <div className={css.box}>
      <table role="table" className={css.table} aria-label={label}>
        <thead role="rowgroup" className={css.headRow}>
          <tr role="row">
            {placed.map(({ key, title, end, place }) => (
              <th key={key} role="columnheader" scope="col" className={`${css.head} ${css[place]} ${end === true ? css.end : ""}`}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={row.key} role="row" className={css.row}>
              {placed.map(({ key, end, place }) => (
                <td key={key} role="cell" className={`${css.cell} ${css[place]} ${end === true ? css.end : ""}`}>{row.cells[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
