import { checkoutUrl } from "../../../domain/fixtures/invoice"
import { cardStatusModel as model } from "../../../machines/payments/card-status/card-status.model"
import type { cardStatus } from "../../../machines/payments/card-status/card-status.machine"
import { confirmCardModel } from "../../../machines/payments/confirm-card/confirm-card.model"
import { errorDetails } from "../../../machines/site/error-details/error-details.machine"
import type { confirmCard } from "../../../machines/payments/confirm-card/confirm-card.machine"
import { mockedMachine } from "../../../machines/kit/mocked-machine"
import { paths } from "../../site/paths"
import { sameCheckoutUrl, noNavigation, OverPaid } from "../payment-status/payment-parts.walk"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp, transientState } from "../../walk"
import { CardStatusPage } from "./card-status"

type Machine = typeof cardStatus
type Tools = WalkTools<Machine>

/** Its ports never respond here; it has its own walk. */
const confirming = mockedMachine(confirmCardModel).machine as typeof confirmCard

const created = async ({ page, t, expect }: Tools) => {
  await expect.element(page.getByRole("link", { name: t("pay:card.open") })).toHaveAttribute("href", checkoutUrl)
}
const prepared = async ({ page, t, see }: Tools) => {
  await see(page.getByText(t("pay:card.prepared")))
  await see(page.getByText(t("pay:card.stay")))
}
const needsCode = ({ page, t, see }: Tools) => see(page.getByLabelText(t("pay:code.label")))

const seePolling = ({ page, t, absent }: Tools) => absent(page.getByTitle(t("pay:crypto.checking")))
const seeRequest = ({ page, t, see }: Tools) => see(page.getByTitle(t("pay:crypto.checking")))
const seePaused = ({ page, t, see }: Tools) => see(page.getByText(t("pay:crypto.paused")))

const seeOffline = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByText(t("pay:crypto.offline")))
  await absent(page.getByText(t("pay:card.waiting")))
}
/** The full message, and no control that would pay again. */
const charged = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByText(t("pay:card.charged.title")))
  await see(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
  await absent(page.getByRole("link", { name: t("pay:crypto.change") }))
  await absent(page.getByRole("link", { name: t("pay:card.open") }))
}
const switched = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByRole("button", { name: t("pay:switched.show") }))
  await absent(page.getByRole("link", { name: t("pay:card.open") }))
}

const both =
  (...looks: ReadonlyArray<(tools: Tools) => Promise<unknown>>) =>
  async (tools: Tools) => {
    for (const look of looks) await look(tools)
  }
const failed =
  (kind: "reversed" | "error" | "rejected") =>
  async ({ page, t, see }: Tools) => {
    await see(page.getByRole("heading", { name: t(`pay:card.${kind}.title`) }))
    await see(page.getByRole("link", { name: t("pay:card.another") }))
    await see(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
  }
const heading =
  (key: "success.title" | "overpaid.title") =>
  ({ page, t, see }: Tools) =>
    see(page.getByRole("heading", { name: t(`pay:${key}`) }))

export const cardStatusWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <CardStatusPage
      machine={machine}
      order={model.input.order}
      confirmCard={confirming}
      errorDetails={errorDetails}
      OverPaid={OverPaid}
      onSettled={noNavigation}
      onSwitched={noNavigation}
      checkoutPage={sameCheckoutUrl}
    />
  ),
  does: {
    "page.shown": sentByApp,
    "page.hidden": sentByApp,
    "page.offline": sentByApp,
    "switch.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:switched.show") }).click(),
    // Sent by the code form, which has its own walk.
    "order.changed": sentByApp,
  },
  sees: {
    deciding: transientState,
    "created.waiting": both(created, seePolling),
    "created.fetching": both(created, seeRequest),
    "created.paused": both(created, seePaused),
    "created.offline": both(created, seeOffline),
    "prepared.waiting": both(prepared, seePolling),
    "prepared.fetching": both(prepared, seeRequest),
    "prepared.paused": both(prepared, seePaused),
    "prepared.offline": both(prepared, seeOffline),
    "needsConfirmation.waiting": both(needsCode, seePolling),
    "needsConfirmation.fetching": both(needsCode, seeRequest),
    "needsConfirmation.paused": both(needsCode, seePaused),
    "needsConfirmation.offline": both(needsCode, seeOffline),
    "charged.waiting": both(charged, seePolling),
    "charged.fetching": both(charged, seeRequest),
    "charged.paused": both(charged, seePaused),
    "charged.offline": both(charged, seeOffline),
    "switched.waiting": both(switched, seePolling),
    "switched.fetching": both(switched, seeRequest),
    "switched.paused": both(switched, seePaused),
    "switched.offline": both(switched, seeOffline),
    confirmed: heading("success.title"),
    reversed: failed("reversed"),
    error: failed("error"),
    rejected: failed("rejected"),
    overpaid: heading("overpaid.title"),
    expired: async ({ address, expect }) => {
      expect(address()).toBe(paths.order(model.input.order.id))
    },
    // The surrounding page decides where to navigate.
    otherMethod: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
  },
}
