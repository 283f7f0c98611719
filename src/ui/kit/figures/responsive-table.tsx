import { Fragment, type ReactNode } from "react"
import { UnreadableEntry } from "./unreadable-entry.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./responsive-table.module.css"

/** The place of a cell when a phone folds a row into two or three lines. `none` is the first column hidden when space is short. */
export type PhonePlace = "first" | "firstEnd" | "second" | "secondEnd" | "third" | "none"

export interface Column {
  readonly key: string
  readonly title: ReactNode
  /** Aligns figures to the end of their column. */
  readonly end?: boolean | undefined
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
  /** Null for an entry that could not be decoded. */
  readonly rows: ReadonlyArray<Row | null>
  /** Keeps the table layout with its headers at every width, for a few columns of short figures. */
  readonly figures?: boolean | undefined
}

const inOrder: ReadonlyArray<PhonePlace> = ["first", "firstEnd", "second", "secondEnd"]

/** Returns the group of the last readable row before this place. */
const groupBefore = (rows: Props["rows"], place: number): string | undefined =>
  rows.slice(0, place).findLast((row) => row !== null)?.group

/**
 * A table whose rows become two lines on a phone. The table has explicit roles, because browsers drop the implied roles when CSS
 * changes the `display`.
 */
export const ResponsiveTable = ({ label, columns, rows, figures = false }: Props) => {
  const placed = columns.map((column, index) => ({ ...column, place: column.phone ?? inOrder[index] ?? "none" }))
  return (
    <div className={`${patterns.card} ${figures ? css.figures : css.folding}`}>
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
              <Fragment key={row.key}>
                {row.group !== undefined && row.group !== groupBefore(rows, place) && (
                  <tr role="row" className={css.row}>
                    <th role="rowheader" scope="rowgroup" className={css.group} colSpan={columns.length}>
                      {row.group}
                    </th>
                  </tr>
                )}
                <tr role="row" className={css.row} data-figure-of={row.key}>
                  {placed.map(({ key, end, place: at }) => (
                    <td key={key} role="cell" className={`${css.cell} ${css[at]} ${end === true ? css.end : ""}`}>
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
