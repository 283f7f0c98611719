import { Effect } from "effect"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { storyNow } from "#domain/fixtures/account.ts"
import { buildPayingOrder, buildUnderPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { orderPage } from "#machines/orders/order-page.machine.ts"
import { createNoRefreshFeed } from "#main/site/watch-refresh.ts"
import { OrderPage } from "#ui/orders/order-page/order-page.tsx"
import { OrderTable } from "#ui/orders/orders/order-table.tsx"
import { waitingRowMachines } from "#ui/orders/orders/row-machines.walk.tsx"
import { OrderSummary } from "#ui/payments/payment-status/order-summary.tsx"
import { PaymentSuccess } from "#ui/payments/payment-status/payment-outcomes.tsx"
import { OverPaid } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { createFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

afterEach(cleanup)

const { t } = storyI18n["en-US"]

const shown = async (Page: (props: { readonly order: Order }) => ReactNode, order: Order) => {
  await render(
    <StoryFrame locale="en-US">
      <Page order={order} />
    </StoryFrame>,
  )
  // The result has plain spaces instead of the non-breaking spaces that belong to the format of numbers.
  return page
    .getByText(t("pay:summary.total"))
    .element()
    .closest("div")!
    .parentElement!.innerText.replaceAll(/\s+/g, " ")
}

// The order costs 1,245.50 dollars, which is 1,383.89 dollars less a discount of 10 percent.
describe("the card of an order", () => {
  it("shows the cost after the discount", async () => {
    expect(await shown(OrderSummary, buildPayingOrder("Issued"))).toMatch(/Total \$1,245\.50$/)
  })
  it("shows the cost before the discount", async () => {
    expect(await shown(OrderSummary, buildPayingOrder("Issued"))).toContain(
      "Before discount $1,383.89 Discount, 10% −$138.39",
    )
  })
  it("shows the received amount", async () => {
    expect(await shown(OrderSummary, buildUnderPaidOrder())).toContain("Received so far $577.62")
  })
})

describe("a completed order in a list", () => {
  const ordered = buildPayingOrder("Completed")
  const bought = (quantity: string, cost: string, more: Partial<Order> = {}): Order => ({
    ...ordered,
    ...more,
    acceptedAmount: decimal(cost),
    items: ordered.items.map((item) => ({ ...item, acceptedQuantity: decimal(quantity) })),
  })
  const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }
  const loadRow = async (order: Order) => {
    await render(
      <StoryFrame locale="en-US">
        <OrderTable orders={[order]} machines={waitingRowMachines} main={order.id} onChanged={() => undefined} />
      </StoryFrame>,
    )
    return [...document.querySelectorAll("td")]
      .flatMap((cell) => cell.innerText.split("\n"))
      .map((line) => line.replaceAll(/\s+/g, " "))
      .filter((line) => line.includes("Th/s") || line.includes("$"))
  }

  it.each([
    ["as ordered", bought("50", "1245.5"), ["50 Th/s", "$1,245.50"]],
    ["a part", bought("25", "622.75"), ["25 of 50 Th/s", "$622.75", "ordered for $1,245.50"]],
    ["more", bought("60", "1494.6"), ["60 Th/s", "50 Th/s ordered", "$1,494.60", "ordered for $1,245.50"]],
    ["with its bonus", bought("50", "1245.5", { bonus }), ["53 Th/s", "50 Th/s ordered", "$1,245.50"]],
    ["paid, not yet completed", buildPayingOrder("Issued"), ["50 Th/s", "$1,245.50"]],
  ])("shows what was bought, and what was ordered if that differs: %s", async (_, order, lines) => {
    expect(await loadRow(order)).toEqual(lines)
  })
})

describe("the bought power", () => {
  const completed = buildPayingOrder("Completed")
  const part = { ...completed, items: completed.items.map((item) => ({ ...item, acceptedQuantity: decimal("23") })) }
  const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }

  it.each([
    ["as ordered", completed, "Power 50 Th/s Before"],
    ["a part", part, "Power 23 of 50 Th/s Before"],
    ["with a bonus", { ...completed, bonus }, "Power 53 Th/s Including bonus 3 Th/s Before"],
  ])("is shown after paying: %s", async (_, order, power) => {
    const card = await shown(PaymentSuccess, order)
    expect([card.includes("Bitcoin, 12 months"), card.includes(power)]).toEqual([true, true])
  })
})

it("an overpaid order shows the received amount and the cost", async () => {
  await shown(OverPaid, buildPayingOrder("OverPaid"))
  await expect
    .element(page.getByText(t("pay:overpaid.text", { received: "$1,400.00", cost: "$1,245.50" })))
    .toBeVisible()
})

describe("the time of the first payout", () => {
  const { near } = createFormatters("en-US", (unit) => t(`units.${unit}`))
  const completed = buildPayingOrder("Completed", { stateUpdate: storyNow })
  const staked = { ...completed, items: completed.items.map((item) => ({ ...item, currencyId: "eth2" as const })) }
  const respondWith = (order: Order) => (): Effect.Effect<Order, TaggedFailure<"OrderNotFound"> | CallFailed> =>
    Effect.succeed(order)
  const withOrder = (order: Order) =>
    orderPage.provide({ actors: { loadOrder: fillPort(respondWith(order)), watchRefresh: createNoRefreshFeed() } })
  const Ordered = ({ order }: { readonly order: Order }) => (
    <OrderPage machine={withOrder(order)} orderId={order.id} machines={waitingRowMachines} />
  )
  const opened = (Page: typeof Ordered, order: Order) =>
    render(
      <StoryFrame locale="en-US">
        <Page order={order} />
      </StoryFrame>,
    )
  const tomorrow = near("2026-11-22T10:00:00Z")

  it.each([
    ["after paying", PaymentSuccess, completed, `By ${tomorrow}`],
    ["after paying for a stake", PaymentSuccess, staked, "Within a few days"],
    ["on the order's page", Ordered, completed, "The first payout comes within 24 hours of purchase."],
    ["on the page of a stake", Ordered, staked, "The first payout comes within a few days of purchase."],
  ] as const)("is shown %s", async (_, Page, order, text) => {
    await opened(Page, order)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it.each([
    ["after paying", PaymentSuccess, "First payout"],
    ["on the order's page", Ordered, "Completed"],
  ] as const)("is not shown %s three months after the purchase", async (_, Page, shownText) => {
    await opened(Page, { ...completed, stateUpdate: "2026-08-21T10:00:00Z" })
    await expect.element(page.getByText(shownText, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(/within|By Aug/)).not.toBeInTheDocument()
  })
})

describe("a completed order", () => {
  const bought = buildPayingOrder("Completed", { contractId: "c0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001" })

  it.each([
    ["See the contract", paths.contract(bought.contractId!), bought, ["contracts"]],
    ["See contracts", paths.contracts(), bought, []],
    ["See contracts", paths.contracts(), { ...bought, contractId: null }, ["contracts"]],
  ] as const)("links to the bought contract, or to all contracts: %s", async (name, href, order, extensions) => {
    await render(
      <StoryFrame locale="en-US">
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <PaymentSuccess order={order} />
        </SiteConfig>
      </StoryFrame>,
    )
    await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href)
  })
})
