import type { historyTotals } from "#machines/money/history-totals.machine.ts"
import { historyTotalsModel as model } from "#machines/money/history-totals.model.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { HistoryTotals } from "./history-totals.tsx"

type Machine = typeof historyTotals

const table = ({ page, t }: WalkTools<Machine>) => page.getByRole("table", { name: t("history:totals.title") })

export const historyTotalsWalk: Walk<Machine> = {
  model,
  page: (machine) => <HistoryTotals machine={machine} query={model.input.query} />,
  events: {
    "query.changed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async (tools) => {
      await tools.expectVisible(table(tools))
      await tools.expectVisible(tools.page.getByText(/^\+0[.,]01230000/))
      await tools.expectVisible(tools.page.getByText(tools.t("history:operations.Returned")))
      await tools.expectVisible(tools.page.getByText(/^−0[.,]00500000/))
      await tools.expectVisible(tools.page.getByText(tools.t("history:totals.net", { coin: "BTC" })))
      await tools.expectVisible(tools.page.getByText(/^\+0[.,]00522000/))
    },
    // Checks that the totals are hidden, because the list itself says that it is empty.
    empty: async (tools) => {
      await tools.expectAbsent(table(tools))
      await tools.expectAbsent(tools.page.getByText(tools.t("common:loading")))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
