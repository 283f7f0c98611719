import { useTranslation } from "react-i18next"
import type { HistoryQuery } from "../../../domain/money/history-query"
import { isDebit } from "../../../domain/money/operation"
import type { historyTotals } from "../../../machines/money/history-totals/history-totals.machine"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { UnbrokenText } from "../../kit/figures/amount"
import { ResponsiveTable } from "../../kit/figures/responsive-table"
import { Panel } from "../../kit/layout/panel"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

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
  return (
    <Panel title={t("totals.title")}>
      <ResponsiveTable
        label={t("totals.title")}
        columns={[
          { key: "operation", title: t("columns.operation"), phone: "first" },
          { key: "worth", title: t("totals.worth"), end: true, phone: "secondEnd" },
          { key: "amount", title: t("columns.amount"), end: true, phone: "firstEnd" },
        ]}
        rows={state.context.totals.map(({ operationType, amount, equivalent }) => {
          const sign = isDebit({ operationType }) ? "−" : "+"
          return {
            key: `${operationType} ${amount.currencyId}`,
            cells: {
              operation: t(`operations.${operationType}`),
              worth: <UnbrokenText>{`${sign}${format.amount(equivalent.amount, equivalent.currencyId)}`}</UnbrokenText>,
              amount: <UnbrokenText>{`${sign}${format.amount(amount.amount, amount.currencyId)}`}</UnbrokenText>,
            },
          }
        })}
      />
    </Panel>
  )
}

const Failed = ({ state, send }: Props) => (
  <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const views: StateViews<typeof historyTotals> = {
  loading: () => <Skeleton lines={3} />,
  deciding: noView,
  ready: Totals,
  empty: noView,
  error: Failed,
}
