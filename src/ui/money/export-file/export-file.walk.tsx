import { unfilteredHistory } from "#domain/money/history-query.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { exportEventsModel } from "#machines/account/export-events.model.ts"
import type { ExportRequest } from "#machines/money/export-file.ts"
import { exportHistoryModel } from "#machines/money/export-history.model.ts"
import { exportRewardsModel } from "#machines/partner/export-rewards.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ExportFile, type ExportMachine } from "./export-file.tsx"

type Tools = WalkTools<ExportMachine>

const createWalk = (model: Walk<ExportMachine>["model"], request: ExportRequest): Walk<ExportMachine> => {
  const offer = ({ page, t }: Tools) => page.getByRole("button", { name: t("history:export.table") })
  const cancel = ({ page, t }: Tools) => page.getByRole("button", { name: t("history:export.cancel") })
  const seeOffer = (tools: Tools) => tools.expectVisible(offer(tools))
  const seeProgress = (text: "preparing" | "downloading") => async (tools: Tools) => {
    await tools.expectVisible(tools.page.getByRole("progressbar"))
    await tools.expectVisible(tools.page.getByText(tools.t(`history:export.${text}`)))
    await tools.expectVisible(cancel(tools))
  }
  const seeNotice =
    (role: "status" | "alert", text: "opened" | "cancelled" | "saved" | "unwritable") => async (tools: Tools) => {
      await seeOffer(tools)
      await tools.expectVisible(tools.page.getByRole(role).getByText(tools.t(`history:export.${text}`)))
    }
  return {
    model,
    page: (machine) => <ExportFile machine={machine} request={request} />,
    events: {
      "export.start": (tools) => offer(tools).click(),
      "export.cancel": (tools) => cancel(tools).click(),
      "bytes.received": sentByApp,
      "file.saved": sentByApp,
      "file.unwritable": sentByApp,
      "file.lost": sentByApp,
    },
    states: {
      idle: seeOffer,
      choosing: (tools) => tools.expectVisible(offer(tools)),
      preparing: seeProgress("preparing"),
      downloading: seeProgress("downloading"),
      opening: seeProgress("downloading"),
      opened: seeNotice("status", "opened"),
      cancelled: seeNotice("status", "cancelled"),
      saved: seeNotice("status", "saved"),
      unwritable: seeNotice("alert", "unwritable"),
      failed: async (tools) => {
        await seeOffer(tools)
        await tools.expectVisible(tools.page.getByText(tools.t("common:failure.details")))
      },
    },
  }
}

export const exportHistoryWalk = createWalk(exportHistoryModel, { file: "history", query: unfilteredHistory })
export const exportRewardsWalk = createWalk(exportRewardsModel, { file: "rewards", query: unfilteredRewards })
export const exportEventsWalk = createWalk(exportEventsModel, { file: "events" })
