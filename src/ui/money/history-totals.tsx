import { useTranslation } from "react-i18next"
import type { HistoryQuery } from "../../domain/money/history-query"
import type { BalanceChange } from "../../domain/money/history-totals"
import { changeOf, netTotals } from "../../domain/money/history-totals"
import type { MoneyAmount } from "../../domain/shared/money-wire"
import type { historyTotals } from "../../machines/money/history-totals.machine"
import { LoadFailed } from "../kit/feedback/failure-panel"
import { Skeleton } from "../kit/feedback/skeleton"
import { UnbrokenText } from "../kit/figures/amount"
import { ResponsiveTable } from "../kit/figures/responsive-table"
import { Panel } from "../kit/layout/panel"
import { useFlow } from "../shared/flow"
import { useFormatters } from "../shared/format"
import { noView, renderView } from "../shared/screen"
import type { ScreenProps, StateViews } from "../shared/screen"

type Props = ScreenProps<typeof historyTotals>

/** The sums of the filtered history. */
export const HistoryTotals = ({
  machine,
  query,
}: {
  readonly machine: typeof historyTotals
  readonly query: HistoryQuery
}) => {
  const [state, send] = useFlow(machine, { query })
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

const Totals = ({ state }: Props) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  const { totals } = state.context
  const textOf = ({ amount, currencyId }: MoneyAmount) => (
    <UnbrokenText>{format.amountChange(amount, currencyId)}</UnbrokenText>
  )
  const rowOf = (key: string, operation: string, sums: BalanceChange) => ({
    key,
    cells: { operation, worth: textOf(sums.equivalent), amount: textOf(sums.amount) },
  })
  return (
    <Panel title={t("totals.title")}>
      <ResponsiveTable
        label={t("totals.title")}
        columns={[
          { key: "operation", title: t("columns.operation"), phone: "first" },
          { key: "worth", title: t("totals.worth"), end: true, phone: "secondEnd" },
          { key: "amount", title: t("columns.amount"), end: true, phone: "firstEnd" },
        ]}
        rows={[
          ...totals.map((total) => {
            const { operationType, amount } = total
            return rowOf(`${operationType} ${amount.currencyId}`, t(`operations.${operationType}`), changeOf(total))
          }),
          ...netTotals(totals).map((sums) => {
            const coin = sums.amount.currencyId
            return rowOf(`net ${coin}`, t("totals.net", { coin: coin.toUpperCase() }), sums)
          }),
        ]}
      />
    </Panel>
  )
}

const views: StateViews<typeof historyTotals> = {
  loading: () => <Skeleton lines={3} />,
  deciding: noView,
  ready: Totals,
  empty: noView,
  error: LoadFailed,
}
