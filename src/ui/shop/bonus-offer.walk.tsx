import type { bonusOffer } from "#machines/shop/bonus-offer.machine.ts"
import { bonusOfferModel as model } from "#machines/shop/bonus-offer.model.ts"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { BonusOffer } from "./bonus-offer.tsx"

type Machine = typeof bonusOffer
type Tools = WalkTools<Machine>

const startOf = (text: string) => new RegExp(`^${text.split("0")[0]!.trim()}`)
const button = ({ page, t }: Tools) => page.getByRole("button", { name: startOf(t("buy:bonus.accept", { more: "0" })) })
const seeNothing = async (tools: Tools) => {
  await tools.expectAbsent(button(tools))
  await tools.expectAbsent(tools.page.getByText(tools.t("buy:bonus.window")))
}
const timer = ({ page, t }: Tools, key: "buy:bonus.left" | "buy:bonus.window") =>
  page.getByRole("timer", { name: t(key) })
const offers = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectVisible(timer(tools, "buy:bonus.left"))
}

export const bonusOfferWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <BonusOffer machine={machine} order={model.input.order} onAccepted={() => undefined} onLapsed={() => undefined} />
  ),
  events: {
    "bonus.accept": (tools) => button(tools).click(),
    "bonusWindow.ended": sentByApp,
  },
  states: {
    reading: seeNothing,
    absent: seeNothing,
    hidden: seeNothing,
    offered: offers(false),
    accepting: offers(true),
    accepted: async (tools) => {
      await tools.expectAbsent(button(tools))
    },
    refused: async (tools) => {
      await tools.expectAbsent(button(tools))
      await tools.expectVisible(tools.page.getByText(tools.t("buy:bonus.refused")))
    },
    lapsed: async (tools) => {
      await tools.expectAbsent(timer(tools, "buy:bonus.window"))
      await tools.expectVisible(tools.page.getByText(tools.t("common:bonus.over")))
    },
    expired: seeNothing,
  },
}
