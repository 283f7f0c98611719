import { buildPayingOrder } from "#domain/fixtures/payment.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import { decimal } from "#domain/shared/money.ts"
import type { fixHashrate } from "#machines/payments/fix-hashrate.machine.ts"
import { fixHashrateModel as model } from "#machines/payments/fix-hashrate.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { FixHashrate } from "./fix-hashrate.tsx"
import { noNavigation } from "./payment-status/payment-parts.walk.tsx"

type Machine = typeof fixHashrate
type Tools = WalkTools<Machine>

const swift = {
  key: "TransferSwift/usd",
  paymentType: "TransferSwift",
  currencyId: "usd",
  amount: decimal("1245.5"),
} as const
/** A method that needs a higher amount and a method that needs a lower amount. */
const options: ReadonlyArray<PaymentMethodOption> = [
  { ...swift, state: "belowMinimum", min: decimal("1300"), max: decimal("100000") },
  {
    ...swift,
    key: "CreditCard/usd",
    paymentType: "CreditCard",
    state: "aboveMaximum",
    min: decimal("20"),
    max: decimal("1000"),
  },
]

const startOf = (text: string) => new RegExp(`^${text.trim().split(" ")[0]} `)
const raise = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("pay:fix.raise", { quantity: "", cost: "" })) })
const lower = ({ page, t }: Tools) =>
  page.getByRole("button", { name: startOf(t("pay:fix.lower", { quantity: "", cost: "" })) })

const seeButtons = async (tools: Tools) => {
  await tools.expectVisible(raise(tools))
  await tools.expectVisible(lower(tools))
}
const sending = async (tools: Tools) => {
  await tools.expect.element(raise(tools)).toHaveAttribute("aria-busy", "true")
}

export const fixHashrateWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <FixHashrate machine={machine} order={buildPayingOrder("Assigned")} onFixed={noNavigation}>
      {(fixFor, message) => (
        <>
          {message}
          {options.map((option) => (
            <div key={option.key}>{fixFor(option)}</div>
          ))}
        </>
      )}
    </FixHashrate>
  ),
  events: {
    "hashrate.fix": (tools, { fix }) => (fix.kind === "raise" ? raise(tools) : lower(tools)).click(),
  },
  states: {
    none: seeButtons,
    "sending.raise": sending,
    "sending.lower": sending,
    failed: async (tools) => {
      await seeButtons(tools)
      await tools.expectVisible(tools.page.getByText("You can’t do this with the order in its current status."))
    },
    saved: seeButtons,
  },
}
