import { Fragment, type ReactNode } from "react"
import { UnreadableEntry } from "./unreadable-entry.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./responsive-table.module.css"

/**
 * The position of a cell when a phone folds a row into two or three lines. `none` is the first column hidden when space is short.
 */
export type PhonePlace = "first" | "firstEnd" | "second" | "secondEnd" | "third" | "none"

export interface Column {
  readonly key: string
  readonly title: ReactNode
  /** Aligns figures to the end of their column. */
  readonly isEndAligned?: boolean | undefined
  readonly phone?: PhonePlace | undefined
}

export interface Row {
  readonly key: string
  readonly cells: { readonly [column: string]: ReactNode }
  /** The heading under which the table shows the rows of one group together. */
  readonly group?: string | undefined
}

interface Props {
  readonly label: string
  readonly columns: ReadonlyArray<Column>
  /** The rows of the table. Null replaces an entry that could not be decoded. */
  readonly rows: ReadonlyArray<Row | null>
  /** Keeps the table layout with its headers at every width, for a few columns of short figures. */
  readonly hasFixedColumns?: boolean | undefined
}

const inOrder: ReadonlyArray<PhonePlace> = ["first", "firstEnd", "second", "secondEnd"]

/** Returns the group of the last readable row before this index, or undefined if there is no such row or it has no group. */
const groupBefore = (rows: Props["rows"], place: number): string | undefined =>
  rows.slice(0, place).findLast((row) => row !== null)?.group

/**
 * A table whose rows become two lines on a phone. The table has explicit roles, because browsers drop the implied roles when CSS
 * changes the `display`.
 */
export const ResponsiveTable = ({ label, columns, rows, hasFixedColumns = false }: Props) => {
  const placedColumns = columns.map((column, index) => ({ ...column, place: column.phone ?? inOrder[index] ?? "none" }))
  return (
    <div className={`${patterns.card} ${hasFixedColumns ? css.figures : css.folding}`}>
      <table role="table" className={css.table} aria-label={label}>
        <thead role="rowgroup" className={css.headRow}>
          <tr role="row">
            {placedColumns.map(({ key, title, isEndAligned, place }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={`${css.head} ${css[place]} ${isEndAligned === true ? css.end : ""}`}
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
              <Fragment key={row.key}>
                {row.group !== undefined && row.group !== groupBefore(rows, place) && (
                  <tr role="row" className={css.row}>
                    <th role="rowheader" scope="rowgroup" className={css.group} colSpan={columns.length}>
                      {row.group}
                    </th>
                  </tr>
                )}
                <tr role="row" className={css.row} data-figure-of={row.key}>
                  {placedColumns.map(({ key, isEndAligned, place: at }) => (
                    <td
                      key={key}
                      role="cell"
                      className={`${css.cell} ${css[at]} ${isEndAligned === true ? css.end : ""}`}
                    >
                      {row.cells[key]}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
