import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { redeemVoucherModel as model } from "#machines/payments/redeem-voucher.model.ts"
import { expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { noNavigation } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { RedeemVoucher } from "./redeem-voucher.tsx"

type Machine = typeof redeemVoucher
type Tools = WalkTools<Machine>

const submit = ({ page, t }: Tools) => page.getByRole("button", { name: t("pay:voucher.redeem") })

const form = async (tools: Tools, text: string | null) => {
  await tools.expectVisible(submit(tools))
  if (text === null) await tools.expectAbsent(tools.page.getByRole("alert"))
  else await tools.expectVisible(tools.page.getByText(text))
}
const pin = ({ page, t }: Tools) => page.getByLabelText(t("pay:voucher.pin"))

/** Checks that the PIN stays and that the field shows why it was refused. */
const seeRefusedPin = (key: "notFound" | "redeemed" | "pinRequired") => async (tools: Tools) => {
  await form(tools, tools.t(`pay:voucher.${key}`))
  await tools.expect.element(pin(tools)).toHaveValue("200000000001")
  await tools.expect.element(pin(tools)).toHaveAttribute("aria-invalid", "true")
}

export const redeemVoucherWalk: Walk<Machine> = {
  model,
  page: (machine) => <RedeemVoucher machine={machine} order={model.input.order} onPaid={noNavigation} />,
  events: {
    "voucher.redeem": async (tools, { voucherPin }) => {
      await pin(tools).fill(voucherPin)
      await submit(tools).click()
    },
    "rateLimit.ended": sentByApp,
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("pay:invoice.check") }).click(),
  },
  states: {
    ready: (tools) => form(tools, null),
    sending: async (tools) => {
      await tools.expect.element(submit(tools)).toHaveAttribute("aria-busy", "true")
    },
    checkingOutcome: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("button", { name: t("pay:voucher.checking") })),
    accepted: async (tools) => {
      await form(tools, tools.t("pay:voucher.accepted"))
      await tools.expectVisible(tools.page.getByText(/10[,.\s]960[.,]4/))
      await tools.expect.element(pin(tools)).toHaveValue("")
    },
    notFound: seeRefusedPin("notFound"),
    redeemed: seeRefusedPin("redeemed"),
    invoiceMissing: async (tools) => {
      await form(tools, tools.t("pay:voucher.invoiceMissing"))
      await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("pay:crypto.change") }))
    },
    pinRequired: seeRefusedPin("pinRequired"),
    rateLimited: (tools) => expectRateLimited(tools, submit(tools)),
    failed: (tools) => expectRefusal(tools, "The issuer declined this voucher."),
    notRedeemed: (tools) => form(tools, tools.t("pay:voucher.notRedeemed")),
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(new RegExp(tools.t("pay:voucher.outcomeUnknown"))))
      await tools.expectVisible(
        tools.page.getByRole("button", { name: new RegExp(tools.t("common:stuckMoney.copyOrder")) }),
      )
      await tools.expectAbsent(submit(tools))
    },
  },
}
