import { defaultConfig } from "#domain/site/config.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { historyFiltersModel as model } from "#machines/money/history-filters.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { HistoryFilters } from "./history-filters.tsx"

type Machine = typeof historyFilters
type Tools = WalkTools<Machine>

const Filters = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  return (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["history"] }}>
      <HistoryFilters state={state} send={send} />
    </SiteConfig>
  )
}

const fields = ({ page, t }: Tools) => ({
  operationType: page.getByLabelText(t("history:filters.operationType")),
  coin: page.getByLabelText(t("history:filters.coin")),
  period: page.getByLabelText(t("history:filters.period")),
  start: page.getByLabelText(t("history:filters.start"), { exact: true }),
  end: page.getByLabelText(t("history:filters.end"), { exact: true }),
  show: page.getByRole("button", { name: t("history:filters.show") }),
})

const custom = async (tools: Tools) => {
  const { start, end, show } = fields(tools)
  for (const field of [start, end, show]) await tools.expectVisible(field)
}

export const historyFiltersWalk: Walk<Machine> = {
  model,
  page: (machine) => <Filters machine={machine} />,
  events: {
    "query.changed": sentByApp,
    "operationType.choose": (tools, { operationType }) => fields(tools).operationType.selectOptions(operationType),
    "coin.choose": (tools, { coin }) => fields(tools).coin.selectOptions(coin ?? "All"),
    "period.choose": (tools, { period }) => fields(tools).period.selectOptions(period),
    "dates.submit": async (tools, { start, end }) => {
      const form = fields(tools)
      await form.start.fill(start)
      await form.end.fill(end)
      await form.show.click()
    },
  },
  states: {
    deciding: transientState,
    all: async (tools) => {
      await tools.expectVisible(fields(tools).operationType)
      await tools.expectAbsent(fields(tools).start)
    },
    "custom.valid": async (tools) => {
      await custom(tools)
      await tools.expectAbsent(tools.page.getByText(tools.t("history:filters.problems.order")))
    },
    "custom.refused": async (tools) => {
      await custom(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("history:filters.problems.order")))
      // Checks that the fields no longer show the refused dates.
      await tools.expect.element(fields(tools).start).not.toHaveValue("2026-11-20")
      await tools.expect.element(fields(tools).end).not.toHaveValue("2026-11-01")
    },
    opening: (tools) => tools.expectVisible(fields(tools).operationType),
  },
}
