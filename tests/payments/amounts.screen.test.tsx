import { Effect } from "effect"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { fillPort } from "#adapters/shared/fill-port.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { payingOrder, underPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { noRefresh } from "#main/site/watch-refresh.ts"
import { orderPage } from "#machines/orders/order-page.machine.ts"
import { OrderPage } from "#ui/orders/order-page/order-page.tsx"
import { OrderRow } from "#ui/orders/orders/order-row.tsx"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import { PaymentSuccess } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { OverPaid } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

const shown = async (Page: (props: { readonly order: Order }) => ReactNode, order: Order) => {
  await render(
    <StoryFrame locale="en-US">
      <Page order={order} />
    </StoryFrame>,
  )
  // No-break spaces are how the numbers are written, not what they say.
  return page
    .getByText(t("pay:summary.total"))
    .element()
    .closest("div")!
    .parentElement!.innerText.replaceAll(/\s+/g, " ")
}

/** Cost 1245.5 after a discount of 10 per cent from 1383.89. */
describe("an order's card", () => {
  it("contains the cost after the discount", async () => {
    expect(await shown(OrderSummary, payingOrder("Issued"))).toMatch(/Total \$1,245\.50$/)
  })
  it("says what it was before", async () => {
    expect(await shown(OrderSummary, payingOrder("Issued"))).toContain(
      "Before discount $1,383.89 Discount, 10% −$138.39",
    )
  })
  it("says what came in already", async () => {
    expect(await shown(OrderSummary, underPaidOrder())).toContain("Received so far $577.62")
  })
})

describe("a completed order in a list", () => {
  const ordered = payingOrder("Completed")
  const bought = (quantity: string, cost: string, more: Partial<Order> = {}): Order => ({
    ...ordered,
    ...more,
    acceptedAmount: decimal(cost),
    items: ordered.items.map((item) => ({ ...item, acceptedQuantity: decimal(quantity) })),
  })
  const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }
  const rowOf = async (order: Order) => {
    await render(
      <StoryFrame locale="en-US">
        <ul>
          <OrderRow order={order} machines={waitingRowMachines} main onChanged={() => undefined} />
        </ul>
      </StoryFrame>,
    )
    const row = page.getByRole("listitem").first().element() as HTMLElement
    return row.innerText
      .split("\n")
      .map((line) => line.replaceAll(/\s+/g, " "))
      .filter((line) => line.includes("Th/s") || line.includes("$"))
  }

  it.each([
    ["as ordered", bought("50", "1245.5"), ["50 Th/s", "$1,245.50"]],
    ["a part", bought("25", "622.75"), ["25 of 50 Th/s", "$622.75", "ordered for $1,245.50"]],
    ["more", bought("60", "1494.6"), ["60 Th/s", "50 Th/s ordered", "$1,494.60", "ordered for $1,245.50"]],
    ["with its bonus", bought("50", "1245.5", { bonus }), ["53 Th/s", "50 Th/s ordered", "$1,245.50"]],
    ["paid, not yet completed", payingOrder("Issued"), ["50 Th/s", "$1,245.50"]],
  ])("says what was bought, and what was ordered where that differs: %s", async (_, order, lines) => {
    expect(await rowOf(order)).toEqual(lines)
  })
})

describe("what was bought", () => {
  const completed = payingOrder("Completed")
  const part = { ...completed, items: completed.items.map((item) => ({ ...item, acceptedQuantity: decimal("23") })) }
  const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }

  it.each([
    ["as ordered", completed, "You bought 50 Th/s: Bitcoin, 12 months."],
    ["a part", part, "You bought 23 Th/s: Bitcoin, 12 months."],
    ["with a bonus", { ...completed, bonus }, "You bought 53 Th/s, including a bonus of 3 Th/s: Bitcoin, 12 months."],
  ])("is named after paying: %s", async (_, order, text) => {
    await shown(PaymentSuccess, order)
    await expect.element(page.getByText(text)).toBeVisible()
  })
})

it("says how much too much came in, and for what", async () => {
  await shown(OverPaid, payingOrder("OverPaid"))
  await expect
    .element(page.getByText(t("pay:overpaid.text", { received: "$1,400.00", cost: "$1,245.50" })))
    .toBeVisible()
})

describe("when the first payout comes", () => {
  const completed = payingOrder("Completed")
  const staked = { ...completed, items: completed.items.map((item) => ({ ...item, currencyId: "eth2" as const })) }
  const answering = (order: Order) => (): Effect.Effect<Order, TaggedFailure<"OrderNotFound"> | CallFailed> =>
    Effect.succeed(order)
  const withOrder = (order: Order) =>
    orderPage.provide({ actors: { loadOrder: fillPort(answering(order)), watchRefresh: noRefresh() } })
  const Ordered = ({ order }: { readonly order: Order }) => (
    <OrderPage machine={withOrder(order)} orderId={order.id} machines={waitingRowMachines} />
  )

  it.each([
    ["within 24 hours", "after paying", PaymentSuccess, completed, t("pay:success.text")],
    ["within a few days", "after paying", PaymentSuccess, staked, t("pay:success.staking")],
    ["within 24 hours", "on the order's page", Ordered, completed, t("orders:page.completed")],
    ["within a few days", "on the order's page", Ordered, staked, t("orders:page.completedStaking")],
  ] as const)("is said: %s, %s", async (words, _, Page, order, text) => {
    await render(
      <StoryFrame locale="en-US">
        <Page order={order} />
      </StoryFrame>,
    )
    expect(text).toContain(words)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })
})
