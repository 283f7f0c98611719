import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { ResponsiveTable, type Column } from "./responsive-table.tsx"

interface Props {
  readonly label: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: number
  /** They stand in groups: the first has its heading. */
  readonly grouped?: boolean | undefined
}

/** The table that follows, with its headings and blocks for what it will say. */
export const TableSkeleton = ({ label, columns, rows, grouped = false }: Props) => (
  <Loading>
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
  </Loading>
)
