import type { ReactNode } from "react"
import { UnreadableEntry } from "./unreadable"
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
  /** Null in the place of an entry that could not be read. */
  readonly rows: ReadonlyArray<Row | null>
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
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={`${css.head} ${css[place]} ${end === true ? css.end : ""}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, place) =>
            row === null ? (
              <tr key={`unreadable/${place}`} role="row" className={css.row}>
                <td role="cell" className={`${css.cell} ${css.first}`} colSpan={columns.length}>
                  <UnreadableEntry />
                </td>
              </tr>
            ) : (
              <tr key={row.key} role="row" className={css.row}>
                {placed.map(({ key, end, place: at }) => (
                  <td key={key} role="cell" className={`${css.cell} ${css[at]} ${end === true ? css.end : ""}`}>
                    {row.cells[key]}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
