import { checkoutUrl } from "#domain/fixtures/invoice.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { cardStatus } from "#machines/payments/card-status.machine.ts"
import { cardStatusModel as model } from "#machines/payments/card-status.model.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import { confirmCardModel } from "#machines/payments/confirm-card.model.ts"
import { errorDetails } from "#machines/site/error-details.machine.ts"
import {
  expectOverPaid,
  expectPaid,
  sameCheckoutUrl,
  noNavigation,
  OverPaid,
} from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { CardStatusPage } from "./card-status.tsx"

type Machine = typeof cardStatus
type Tools = WalkTools<Machine>

/** The form for the code, whose port never responds here. The form has its own walk. */
const confirming = createMockedMachine(confirmCardModel).machine as typeof confirmCard

const created = async ({ page, t, expect }: Tools) => {
  await expect.element(page.getByRole("link", { name: t("pay:card.open") })).toHaveAttribute("href", checkoutUrl)
}
const prepared = async ({ page, t, expectVisible }: Tools) => {
  await expectVisible(page.getByText(t("pay:card.prepared")))
  await expectVisible(page.getByText(t("pay:card.stay")))
}
const needsCode = ({ page, t, expectVisible }: Tools) => expectVisible(page.getByLabelText(t("pay:code.label")))

/** Checks the whole message, and that no control would pay again. */
const charged = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByText(t("pay:card.charged.title")))
  await expectVisible(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
  await expectAbsent(page.getByRole("link", { name: t("pay:crypto.change") }))
  await expectAbsent(page.getByRole("link", { name: t("pay:card.open") }))
}
const switched = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByRole("button", { name: t("pay:switched.show") }))
  await expectAbsent(page.getByRole("link", { name: t("pay:card.open") }))
}

const failed =
  (kind: "reversed" | "error" | "rejected") =>
  async ({ page, t, expectVisible }: Tools) => {
    await expectVisible(page.getByRole("heading", { name: t(`pay:card.${kind}.title`) }))
    await expectVisible(page.getByRole("link", { name: t("pay:card.again") }))
    await expectVisible(page.getByRole("link", { name: t("pay:card.another") }))
    await expectVisible(page.getByRole("button", { name: new RegExp(t("common:stuckMoney.copyOrder")) }))
  }

export const cardStatusWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <CardStatusPage
      machine={machine}
      order={model.input.order}
      confirmCard={confirming}
      errorDetails={errorDetails}
      OverPaid={OverPaid}
      onFinished={noNavigation}
      onSwitched={noNavigation}
      parseCheckoutUrl={sameCheckoutUrl}
    />
  ),
  events: {
    "order.polled": sentByApp,
    "poll.changed": sentByApp,
    "switch.accept": ({ page, t }) => page.getByRole("button", { name: t("pay:switched.show") }).click(),
    // The code form sends `order.changed`, which its own walk tests.
    "order.changed": sentByApp,
  },
  states: {
    deciding: transientState,
    created,
    prepared,
    needsConfirmation: needsCode,
    charged,
    switched,
    confirmed: expectPaid,
    reversed: failed("reversed"),
    error: failed("error"),
    rejected: failed("rejected"),
    overpaid: expectOverPaid,
    expired: async ({ url, expect }) => {
      expect(url()).toBe(paths.order(model.input.order.id))
    },
    // Expects a placeholder, because the surrounding page navigates.
    otherMethod: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
  },
}
