import { useState } from "react"
import { orderIssued, orderUnderPaidExpired } from "#domain/fixtures/order.ts"
import type { hideOrder } from "#machines/orders/hide-order.machine.ts"
import { hideOrderModel as model } from "#machines/orders/hide-order.model.ts"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { HideOrder } from "./hide-order.tsx"

type Machine = typeof hideOrder
type Tools = WalkTools<Machine>

/** Renders the order with a checkbox that sets whether it has received money. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const [received, setReceived] = useState(false)
  const order = received ? orderUnderPaidExpired : orderIssued
  return (
    <>
      <input
        type="checkbox"
        aria-label={order.number}
        checked={received}
        onChange={() => setReceived(!received)}
        data-stand-in=""
      />
      <HideOrder machine={machine} kind="hide" order={order} onHidden={() => undefined}>
        {(hide) => hide}
      </HideOrder>
    </>
  )
}

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("orders:actions.hide") })
const dialog = ({ page }: Tools) => page.getByRole("dialog")
const inDialog = (key: "orders:actions.hide" | "orders:hide.keep") => (tools: Tools) =>
  dialog(tools)
    .getByRole("button", { name: tools.t(key) })
    .click()
const undo = ({ page, t }: Tools) => page.getByRole("button", { name: t("orders:hide.undo") })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectAbsent(tools.page.getByRole("alert"))
  await tools.expectAbsent(dialog(tools))
}

export const hideOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "order.hide": async (tools, { hasReceivedMoney }) => {
      const box = tools.page.getByRole("checkbox")
      if ((box.element() as HTMLInputElement).checked !== hasReceivedMoney) await box.click()
      await button(tools).click()
    },
    "hide.confirm": inDialog("orders:actions.hide"),
    "hide.cancel": inDialog("orders:hide.keep"),
    "hide.undo": (tools) => undo(tools).click(),
    "page.left": sentByApp,
  },
  states: {
    idle: seeButton(false),
    confirming: (tools) => tools.expectVisible(dialog(tools)),
    undoable: async (tools) => {
      await tools.expectVisible(undo(tools))
      await tools.expectAbsent(button(tools))
      await tools.expectAbsent(dialog(tools))
    },
    sending: seeButton(true),
    failed: async (tools) => {
      await tools.expectVisible(button(tools))
      await tools.expectVisible(tools.page.getByText(tools.t("common:failure.offline")))
    },
    gone: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("orders:hide.gone.hide")))
      await tools.expectAbsent(button(tools))
    },
  },
}
