import { redeemVoucherModel as model } from "#machines/payments/redeem-voucher.model.ts"
import type { redeemVoucher } from "#machines/payments/redeem-voucher.machine.ts"
import { noNavigation } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { seeRateLimited, seeRefused } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { RedeemVoucher } from "./redeem-voucher.tsx"

type Machine = typeof redeemVoucher
type Tools = WalkTools<Machine>

const submit = ({ page, t }: Tools) => page.getByRole("button", { name: t("pay:voucher.redeem") })

const form = async (tools: Tools, words: string | null) => {
  await tools.see(submit(tools))
  if (words === null) await tools.absent(tools.page.getByRole("alert"))
  else await tools.see(tools.page.getByText(words))
}
const seeMessage =
  (key: "accepted" | "notFound" | "redeemed" | "invoiceMissing" | "pinRequired" | "notRedeemed") => (tools: Tools) =>
    form(tools, tools.t(`pay:voucher.${key}`))

export const redeemVoucherWalk: Walk<Machine> = {
  model,
  page: (machine) => <RedeemVoucher machine={machine} order={model.input.order} onPaid={noNavigation} />,
  does: {
    "voucher.redeem": async (tools, { voucherPin }) => {
      await tools.page.getByLabelText(tools.t("pay:voucher.pin")).fill(voucherPin)
      await submit(tools).click()
    },
    // Sent by the countdown, which has its own walk.
    "rateLimit.ended": sentByApp,
    "order.look": ({ page, t }) => page.getByRole("button", { name: t("pay:invoice.look") }).click(),
  },
  sees: {
    ready: (tools) => form(tools, null),
    process: async (tools) => {
      await tools.expect.element(submit(tools)).toHaveAttribute("aria-busy", "true")
    },
    looking: ({ page, t, see }) => see(page.getByRole("button", { name: t("pay:voucher.looking") })),
    accepted: seeMessage("accepted"),
    notFound: seeMessage("notFound"),
    redeemed: seeMessage("redeemed"),
    invoiceMissing: seeMessage("invoiceMissing"),
    pinRequired: seeMessage("pinRequired"),
    rateLimited: (tools) => seeRateLimited(tools, submit(tools)),
    error: (tools) => seeRefused(tools, "The issuer declined this voucher."),
    notRedeemed: seeMessage("notRedeemed"),
    outcomeUnknown: async (tools) => {
      await tools.see(tools.page.getByText(new RegExp(tools.t("pay:voucher.outcomeUnknown"))))
      await tools.see(tools.page.getByRole("button", { name: new RegExp(tools.t("common:stuckMoney.copyOrder")) }))
      await tools.absent(submit(tools))
    },
  },
}
