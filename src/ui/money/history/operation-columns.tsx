import { useTranslation } from "react-i18next"
import type { Column } from "#ui/kit/figures/responsive-table.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useOffers } from "#ui/site/site-config.ts"

/** The context of the rows, whose facts the rows need not repeat: a plain list, a heading for each day, or a contract with its payouts. */
export type Context = "list" | "day" | "contract"

interface ColumnsOf {
  readonly context: Context
  /** False if all rows are payouts, which need no name. */
  readonly isNamed: boolean
  /** False if all operations are completed, because the rows then need no state. */
  readonly isStateShown: boolean
}

/** Returns the columns of a table of operations. */
export const useColumns = ({ context, isNamed, isStateShown }: ColumnsOf): ReadonlyArray<Column> => {
  const { t } = useTranslation("history")
  const hasWorth = useOffers("history")
  const operationColumn = { key: "operation", title: t("columns.operation") }
  const dateColumn = { key: "date", title: t(context === "day" ? "columns.time" : "columns.date") }
  const visibleColumns =
    context === "contract" ? [dateColumn, ...(isNamed ? [operationColumn] : [])] : [operationColumn, dateColumn]
  return [
    ...visibleColumns.map((column, place) => ({
      ...column,
      phone: place === 0 ? ("first" as const) : ("second" as const),
    })),
    {
      key: "state",
      title: isStateShown ? t("columns.state") : <VisuallyHidden>{t("columns.state")}</VisuallyHidden>,
      phone: "secondEnd",
    },
    ...(hasWorth ? [{ key: "worth", title: t("columns.worth"), isEndAligned: true, phone: "secondEnd" as const }] : []),
    { key: "amount", title: t("columns.amount"), isEndAligned: true, phone: "firstEnd" },
  ]
}
