import { unfilteredHistory } from "#domain/money/history-query.ts"
import type { printHistory } from "#machines/money/print-history.machine.ts"
import { printHistoryModel as model } from "#machines/money/print-history.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { PrintHistory } from "./print-history.tsx"

type Machine = typeof printHistory
type Tools = WalkTools<Machine>

const offer = ({ page, t }: Tools) => page.getByRole("button", { name: t("history:print.action") })
const cancel = ({ page, t }: Tools) => page.getByRole("button", { name: t("history:export.cancel") })

export const printHistoryWalk: Walk<Machine> = {
  model,
  page: (machine) => <PrintHistory machine={machine} query={unfilteredHistory} />,
  events: {
    "print.start": (tools) => offer(tools).click(),
    "print.cancel": (tools) => cancel(tools).click(),
  },
  states: {
    idle: (tools) => tools.expectVisible(offer(tools)),
    loading: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("progressbar"))
      await tools.expectVisible(cancel(tools))
    },
    counting: transientState,
    printing: async (tools) => {
      await tools.expectVisible(offer(tools))
      await tools.expect.element(tools.page.getByText(tools.t("history:print.whole"))).not.toBeVisible()
    },
    failed: async (tools) => {
      await tools.expectVisible(offer(tools))
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.details")))
    },
  },
}
