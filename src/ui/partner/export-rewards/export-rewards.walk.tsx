import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import type { exportRewards } from "#machines/partner/export-rewards.machine.ts"
import { exportRewardsModel as model } from "#machines/partner/export-rewards.model.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { ExportRewards } from "./export-rewards.tsx"

type Machine = typeof exportRewards

const offer = ({ page, t }: WalkTools<Machine>) => page.getByRole("button", { name: t("history:export.table") })
const cancel = ({ page, t }: WalkTools<Machine>) => page.getByRole("button", { name: t("history:export.cancel") })
const seeOffer = (tools: WalkTools<Machine>) => tools.see(offer(tools))

export const exportRewardsWalk: Walk<Machine> = {
  model,
  page: (machine) => <ExportRewards machine={machine} query={unfilteredRewards} />,
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
