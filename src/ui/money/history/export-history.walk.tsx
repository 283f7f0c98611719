import { exportHistoryModel as model } from "#machines/money/export-history.model.ts"
import type { exportHistory } from "#machines/money/export-history.machine.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { ExportHistory } from "./export-history.tsx"

type Machine = typeof exportHistory
type Tools = WalkTools<Machine>

const choices = ({ page, t }: Tools) => ({
  table: page.getByRole("button", { name: t("history:export.table") }),
  print: page.getByRole("button", { name: t("history:export.print") }),
})

const seeButtons = async (tools: Tools) => {
  await tools.see(choices(tools).table)
  await tools.see(choices(tools).print)
}

export const exportHistoryWalk: Walk<Machine> = {
  model,
  page: (machine) => <ExportHistory machine={machine} query={model.input.query} />,
  does: {
    "export.start": (tools, { kind }) => choices(tools)[kind].click(),
    "export.cancel": ({ page, t }) => page.getByRole("button", { name: t("history:export.cancel") }).click(),
  },
  sees: {
    idle: seeButtons,
    loading: async ({ page, t, see }) => {
      await see(page.getByRole("progressbar"))
      await see(page.getByRole("button", { name: t("history:export.cancel") }))
    },
    counting: transientState,
    delivering: transientState,
    saving: seeButtons,
    printing: async (tools) => {
      await seeButtons(tools)
      await tools.expect.element(tools.page.getByText(tools.t("history:export.printedWhole"))).not.toBeVisible()
    },
    saved: async (tools) => {
      await seeButtons(tools)
      await tools.see(tools.page.getByRole("status"))
    },
    error: async (tools) => {
      await seeButtons(tools)
      await tools.see(tools.page.getByText(tools.t("common:failure.details")))
    },
  },
}
