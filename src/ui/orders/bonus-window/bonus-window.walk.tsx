import { orderAssigned } from "#domain/fixtures/order.ts"
import type { bonusWindow } from "#machines/orders/bonus-window.machine.ts"
import { bonusWindowModel as model } from "#machines/orders/bonus-window.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { BonusWindow } from "./bonus-window.tsx"

type Machine = typeof bonusWindow
type Tools = WalkTools<Machine>

const clock = ({ page, t }: Tools) => page.getByRole("timer", { name: t("common:bonus.window") })
const lost = ({ page, t }: Tools) => page.getByText(t("common:bonus.over"))

export const bonusWindowWalk: Walk<Machine> = {
  model,
  page: (machine) => <BonusWindow machine={machine} order={orderAssigned} />,
  events: {
    "bonus.changed": sentByApp,
    "bonusWindow.ended": sentByApp,
  },
  states: {
    absent: async (tools) => {
      await tools.expectAbsent(clock(tools))
      await tools.expectAbsent(lost(tools))
    },
    open: async (tools) => {
      await tools.expectVisible(clock(tools))
      await tools.expectAbsent(lost(tools))
    },
    over: async (tools) => {
      await tools.expectVisible(lost(tools))
      await tools.expectAbsent(clock(tools))
    },
  },
}
