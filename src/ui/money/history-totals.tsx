import { useTranslation } from "react-i18next"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import { changeOf, sumNetTotals, type BalanceChange } from "#domain/money/history-totals.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import type { historyTotals } from "#machines/money/history-totals.machine.ts"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"

type ViewProps = ScreenProps<typeof historyTotals>

/** Shows the sums of the whole filtered history, not only of the current page. */
export const HistoryTotals = ({
  machine,
  query,
}: {
  readonly machine: typeof historyTotals
  readonly query: HistoryQuery
}) => renderView(views, useFlow(machine, { query }))

const Totals = ({ state }: ViewProps) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  const { totals } = state.context
  const textOf = (figure: FigureMark, { amount, currencyId }: MoneyAmount) => (
    <NoWrapText figure={figure}>{format.amountChange(amount, currencyId)}</NoWrapText>
  )
  const rowOf = (scope: "total" | "net", key: string, operation: string, sums: BalanceChange) => ({
    key,
    cells: {
      operation,
      worth: textOf(`history.${scope}Worth`, sums.equivalent),
      amount: textOf(`history.${scope}`, sums.amount),
    },
  })
  return (
    <Section title={t("totals.title")}>
      <ResponsiveTable
        label={t("totals.title")}
        columns={[
          { key: "operation", title: t("columns.operation"), phone: "first" },
          { key: "worth", title: t("totals.worth"), isEndAligned: true, phone: "secondEnd" },
          { key: "amount", title: t("columns.amount"), isEndAligned: true, phone: "firstEnd" },
        ]}
        rows={[
          ...totals.map((total) => {
            const { operationType, amount } = total
            return rowOf(
              "total",
              `${operationType} ${amount.currencyId}`,
              t(`operations.${operationType}`),
              changeOf(total),
            )
          }),
          ...sumNetTotals(totals).map((sums) => {
            const coin = sums.amount.currencyId
            return rowOf("net", `net ${coin}`, t("totals.net", { coin: coin.toUpperCase() }), sums)
          }),
        ]}
      />
    </Section>
  )
}

const views: StateViews<typeof historyTotals> = {
  loading: () => <Skeleton lines={3} />,
  deciding: noView,
  ready: Totals,
  empty: noView,
  failed: LoadFailed,
}
