import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { ResponsiveTable, type Column } from "./responsive-table.tsx"

export interface TableSkeletonProps {
  readonly label: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: number
  /** The rows are grouped, and the first row has the heading of its group. */
  readonly grouped?: boolean | undefined
  /** The skeleton is inside an element that already announces loading. */
  readonly inside?: boolean | undefined
}

/** A skeleton of the table that follows, with its headings and with blocks instead of its values. */
export const TableSkeleton = ({ label, columns, rows, grouped = false, inside = false }: TableSkeletonProps) => {
  const table = (
    <ResponsiveTable
      label={label}
      columns={columns}
      rows={Array.from({ length: rows }, (_, row) => ({
        key: String(row),
        cells: Object.fromEntries(
          columns.map(({ key, title }) => [key, typeof title === "string" && <Block key={key} />]),
        ),
        group: grouped ? "\u00a0" : undefined,
      }))}
    />
  )
  return inside ? table : <Loading>{table}</Loading>
}
