import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { buildInvoicedOrder, payingOrderId, buildPayment, buildUnderPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order, OrderItem } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as status } from "#main/buy-status.tsx"
import { createPage as orderPage } from "#main/order.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { createFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"

const path = `/orders/${payingOrderId}`
const credit = (reason: "Remainder" | "Late", amount: string) => ({
  id: reason,
  amount: decimal(amount),
  currencyId: "btc" as const,
  reason,
})
const remainder = { amount: decimal("0.88715954"), currencyId: "btc" as const, localizedAmount: decimal("57000") }
const withItem = (order: Order, item: Partial<OrderItem>): Order => ({
  ...order,
  items: order.items.map((each) => ({ ...each, ...item })),
})

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("the settlement of an order, in %s", (locale) => {
  const { t } = storyI18n[locale]
  const format = createFormatters(locale, (unit) => t(`units.${unit}`))
  const says = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  const power = (quantity: string) => format.quantity(decimal(quantity), "Th")
  const usd = (amount: string) => format.amount(decimal(amount), "usd")
  const opened = (responses: ReadonlyArray<object>, more = {}) =>
    openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: responses, ...more },
      { orderId: payingOrderId },
    )
  const over = (item: Partial<OrderItem>, more: Partial<Order> = {}) =>
    withItem({ ...buildInvoicedOrder("OverPaid"), ...more }, item)

  it("promises no power for an excess at the maximum, and names the remainder and how to withdraw it", async () => {
    await opened([over({ quantity: decimal("1000"), availableQuantity: decimal("1000") }, { remainder })])
    await says(t("orders:settlement.atMaximum", { ordered: power("1000") }))
    await says(
      t("orders:settlement.remainder", {
        coins: format.amount(remainder.amount, "btc"),
        worth: usd("57000"),
        coin: "BTC",
      }),
    )
    await expect.element(page.getByRole("button", { name: t("pay:overpaid.finish") })).toBeVisible()
    await expect
      .element(page.getByRole("button", { name: t("pay:overpaid.complete", { power: power("1000") }) }))
      .not.toBeInTheDocument()
  })

  it("promises no power for an excess below one step", async () => {
    await opened([over({ availableQuantity: decimal("50") }, { remainder })])
    await says(t("orders:settlement.belowStep", { ordered: power("50"), step: power("0.5") }))
    await expect.element(page.getByRole("button", { name: t("pay:overpaid.finish") })).toBeVisible()
  })

  it("adds whole steps of power, and names the remainder", async () => {
    await opened([over({}, { remainder })])
    await says(t("orders:settlement.more", { power: power("56"), ordered: power("50") }))
    await says(
      t("orders:settlement.remainder", {
        coins: format.amount(remainder.amount, "btc"),
        worth: usd("57000"),
        coin: "BTC",
      }),
    )
    await expect
      .element(page.getByRole("button", { name: t("pay:overpaid.complete", { power: power("56") }) }))
      .toBeVisible()
  })

  it("promises nothing if the server sends no remainder, and links to support with the order's number", async () => {
    await opened([over({ availableQuantity: decimal("50") })])
    await says(t("orders:settlement.unsaid"))
    await expect.element(page.getByRole("link", { name: t("common:stuckMoney.support") })).toBeVisible()
  })

  it("shows the bought power with its bonus, its cost, and the credited amount after completion", async () => {
    const completed = withItem(
      buildInvoicedOrder("Completed", undefined, {
        acceptedAmount: decimal("1394.96"),
        bonus: { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" },
        credits: [credit("Remainder", "0.00008")],
        tolerance: null,
      }),
      { acceptedQuantity: decimal("56") },
    )
    await opened([completed])
    await says(power("59"))
    await says(power("3"))
    await says(usd("1394.96"))
    await says(
      t("orders:settlement.credits.Remainder", { coins: format.amount(decimal("0.00008"), "btc"), coin: "BTC" }),
    )
    await expect
      .element(page.getByRole("link", { name: t("orders:settlement.withdraw") }))
      .toHaveAttribute("href", paths.withdrawal("btc"))
  })

  it("shows the missing amount of an order that is paid within the tolerance", async () => {
    await opened([
      buildInvoicedOrder("Completed", undefined, { tolerance: { amount: decimal("0.00000001"), currencyId: "btc" } }),
    ])
    await says(t("orders:settlement.tolerance", { missing: format.amount(decimal("0.00000001"), "btc") }))
  })

  it("shows nothing more for an order that is paid exactly", async () => {
    await opened([buildInvoicedOrder("Completed")])
    await says(power("50"))
    await expect.element(page.getByRole("link", { name: t("orders:settlement.withdraw") })).not.toBeInTheDocument()
  })

  it("offers, for a paid part, to pay the rest, to accept the part, or to use another method", async () => {
    const accepted = buildInvoicedOrder("Completed")
    const app = await opened([buildUnderPaidOrder()], { [`${path}/accept`]: [accepted] })
    const rest = usd("667.88")
    await says(t("pay:crypto.steps.sendRest"))
    await says(rest)
    await says(t("orders:part.accept", { power: power("23"), rest }))
    await expect
      .element(page.getByRole("link", { name: t("orders:part.another") }))
      .toHaveAttribute("href", paths.buyMethod(payingOrderId))
    await page.getByRole("button", { name: t("orders:actions.accept") }).click()
    await page.getByRole("button", { name: t("orders:modal.accept", { available: power("23") }) }).click()
    await expect.element(page.getByRole("heading", { name: new RegExp(`^${t("pay:success.title")}`) })).toBeVisible()
    const calls = app.calls.length
    app.clock.increment(10 * timing.statusPoll)
    expect(app.calls.length).toBe(calls)
  })

  it("warns of the bonus that accepting a part loses, on the status and in the dialog", async () => {
    const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T14:00:00Z" }
    await opened([{ ...buildUnderPaidOrder(), bonus }])
    const lost = page.getByText(t("orders:part.losesBonus", { bonus: power("3") }))
    await expect.element(lost).toBeVisible()
    await page.getByRole("button", { name: t("orders:actions.accept") }).click()
    await expect
      .element(page.getByRole("dialog").getByText(t("orders:part.losesBonus", { bonus: power("3") })))
      .toBeVisible()
  })

  it("does not offer a part at or below the minimum, and explains why", async () => {
    await opened([withItem(buildUnderPaidOrder(), { availableQuantity: decimal("1") })])
    await says(t("orders:part.tooLittle", { power: power("1"), least: power("1") }))
    await expect.element(page.getByRole("button", { name: new RegExp(power("1")) })).not.toBeInTheDocument()
  })

  it("shows a late payment on the order page with its transaction, the credit and a link to support", async () => {
    const late = buildPayment({ amount: decimal("0.0044"), late: true })
    const order = { ...buildInvoicedOrder("Expired"), payments: [late], credits: [credit("Late", "0.0044")] }
    await openRoute(orderPage, locale, paths.order(payingOrderId), { [path]: [order] }, { id: payingOrderId })
    await says(t("orders:settlement.credits.Late", { coins: format.amount(decimal("0.0044"), "btc"), coin: "BTC" }))
    await says(t("orders:payments.late"))
    await expect.element(page.getByText(t("orders:payments.counted", { amount: usd("0") }))).not.toBeInTheDocument()
    await expect
      .element(page.getByRole("link", { name: new RegExp(late.externalId!.slice(0, 6)) }))
      .toHaveAttribute("href", `https://mempool.space/tx/${late.externalId}`)
    await expect.element(page.getByRole("link", { name: t("common:stuckMoney.support") })).toBeVisible()
  })

  const openOrder = async (order: Order) => {
    await openRoute(orderPage, locale, paths.order(payingOrderId), { [path]: [order] }, { id: payingOrderId })
    await expect.element(page.getByText(t("orders:page.cost"), { exact: true })).toBeVisible()
    return document.body.textContent.replaceAll(/\s+/g, " ")
  }
  const row = (label: string, amount: string) => `${label}${amount}`.replaceAll(/\s+/g, " ")

  it("shows the amount of a late payment instead of a received amount of zero", async () => {
    const late = buildPayment({ amount: decimal("0.00884683"), late: true })
    const shown = await openOrder({ ...buildInvoicedOrder("Expired"), payments: [late] })
    expect(shown).toContain(row(t("orders:page.late"), format.amount(late.amount, "btc")))
    expect(shown).not.toContain(row("", usd("0")))
    await cleanup()
    const unpaid = await openOrder(buildInvoicedOrder("Expired"))
    expect(unpaid).toContain(row(t("orders:page.received"), usd("0")))
    expect(unpaid).not.toContain(t("orders:page.late"))
  })

  it("shows an accepted part with the paid cost, beside the cost of the whole order", async () => {
    const part = { receivedAmount: decimal("577.62"), acceptedAmount: decimal("572.93"), payments: [buildPayment()] }
    const text = await openOrder(
      withItem(buildInvoicedOrder("Completed", undefined, part), { acceptedQuantity: decimal("23") }),
    )
    expect(text).toContain(row(t("orders:page.cost"), usd("572.93")))
    expect(text).toContain(row(t("orders:page.costOrdered"), usd("1245.5")))
    expect(text).toContain(row(t("orders:payments.counted", { amount: usd("577.62") }), ""))
  })

  it("shows an overpayment as no second payment, but as the amount that it bought", async () => {
    const over = {
      receivedAmount: decimal("1400"),
      acceptedAmount: decimal("1394.96"),
      payments: [
        buildPayment(),
        buildPayment({ id: "over", amount: decimal("154.5"), currencyId: "usd", paymentType: "fromOverpay" }),
      ],
    }
    const text = await openOrder(
      withItem(buildInvoicedOrder("Completed", undefined, over), { acceptedQuantity: decimal("56") }),
    )
    expect(text).toContain(row(t("orders:payments.overpaymentSpent", { amount: usd("149.46") }), ""))
    expect(text).not.toContain(row(usd("154.5"), ""))
  })
})
