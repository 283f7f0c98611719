import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { ResponsiveTable, type Column } from "./responsive-table.tsx"

export interface TableSkeletonProps {
  readonly label: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: number
  /** Reserves the line of the first group's heading. */
  readonly isGrouped?: boolean | undefined
  /** True if an element around the skeleton already announces loading. */
  readonly isNested?: boolean | undefined
}

/** A placeholder for a `ResponsiveTable` that is loading, with its headings and with blocks instead of its values. */
export const TableSkeleton = ({ label, columns, rows, isGrouped = false, isNested = false }: TableSkeletonProps) => {
  const table = (
    <ResponsiveTable
      label={label}
      columns={columns}
      rows={Array.from({ length: rows }, (_, row) => ({
        key: String(row),
        cells: Object.fromEntries(
          columns.map(({ key, title }) => [key, typeof title === "string" && <Block key={key} />]),
        ),
        group: isGrouped ? "\u00a0" : undefined,
      }))}
    />
  )
  return isNested ? table : <Loading>{table}</Loading>
}
