import type { exportEvents } from "#machines/account/export-events.machine.ts"
import { exportEventsModel as model } from "#machines/account/export-events.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { ExportEvents } from "./export-events.tsx"

type Machine = typeof exportEvents

const offer = ({ page, t }: WalkTools<Machine>) => page.getByRole("button", { name: t("history:export.table") })
const cancel = ({ page, t }: WalkTools<Machine>) => page.getByRole("button", { name: t("history:export.cancel") })
const seeOffer = (tools: WalkTools<Machine>) => tools.see(offer(tools))

export const exportEventsWalk: Walk<Machine> = {
  model,
  page: (machine) => <ExportEvents machine={machine} />,
  does: {
    "export.start": (tools) => offer(tools).click(),
    "export.cancel": (tools) => cancel(tools).click(),
  },
  sees: {
    idle: seeOffer,
    loading: async (tools) => {
      await tools.see(tools.page.getByRole("progressbar"))
      await tools.see(cancel(tools))
    },
    counting: transientState,
    saving: seeOffer,
    saved: async (tools) => {
      await seeOffer(tools)
      await tools.see(tools.page.getByRole("status"))
    },
    error: async (tools) => {
      await seeOffer(tools)
      await tools.see(tools.page.getByText(tools.t("common:failure.details")))
    },
  },
}
