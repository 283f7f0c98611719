import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { invoicedOrder, payingOrderId, buildPayment, underPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order, OrderItem } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { page as status } from "#main/buy-status.tsx"
import { page as orderPage } from "#main/order.tsx"
import { cleanup, open } from "#tests/account/frame.tsx"
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

describe.each(["en-US", "ru-RU"] as const)("how money is settled, in %s", (locale) => {
  const { t } = storyI18n[locale]
  const format = createFormatters(locale, (unit) => t(`units.${unit}`))
  const says = (words: string) => expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
  const power = (quantity: string) => format.quantity(decimal(quantity), "Th")
  const usd = (amount: string) => format.amount(decimal(amount), "usd")
  const opened = (answers: ReadonlyArray<object>, more = {}) =>
    open(status, locale, paths.buyStatus(payingOrderId), { [path]: answers, ...more }, { orderId: payingOrderId })
  const over = (item: Partial<OrderItem>, more: Partial<Order> = {}) =>
    withItem({ ...invoicedOrder("OverPaid"), ...more }, item)

  it("an excess at the maximum promises no power, and names what remains, where it goes and how to get it", async () => {
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

  it("an excess below one step promises no power either", async () => {
    await opened([over({ availableQuantity: decimal("50") }, { remainder })])
    await says(t("orders:settlement.belowStep", { ordered: power("50"), step: power("0.5") }))
    await expect.element(page.getByRole("button", { name: t("pay:overpaid.finish") })).toBeVisible()
  })

  it("whole steps are accrued, and what is left of them is named", async () => {
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

  it("a server that says nothing of a remainder: nothing is promised, and support is named with the order's number", async () => {
    await opened([over({ availableQuantity: decimal("50") })])
    await says(t("orders:settlement.unsaid"))
    await expect.element(page.getByRole("link", { name: t("common:stuckMoney.support") })).toBeVisible()
  })

  it("completed, it shows the power that was bought with its bonus, what that cost, and what went to the balance", async () => {
    const completed = withItem(
      invoicedOrder("Completed", undefined, {
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

  it("paid within tolerance: says how much was missing, and that it is paid in full", async () => {
    await opened([
      invoicedOrder("Completed", undefined, { tolerance: { amount: decimal("0.00000001"), currencyId: "btc" } }),
    ])
    await says(t("orders:settlement.tolerance", { missing: format.amount(decimal("0.00000001"), "btc") }))
  })

  it("paid exactly: nothing is said beyond that", async () => {
    await opened([invoicedOrder("Completed")])
    await says(power("50"))
    await expect.element(page.getByRole("link", { name: t("orders:settlement.withdraw") })).not.toBeInTheDocument()
  })

  it("a part that is paid offers the rest, the part with its power and what stays unpaid, and another method", async () => {
    const accepted = invoicedOrder("Completed")
    const app = await opened([underPaidOrder()], { [`${path}/accept`]: [accepted] })
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

  it("accepting a part names the bonus that it loses, on the status and in the dialog", async () => {
    const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T14:00:00Z" }
    await opened([{ ...underPaidOrder(), bonus }])
    const lost = page.getByText(t("orders:part.losesBonus", { bonus: power("3") }))
    await expect.element(lost).toBeVisible()
    await page.getByRole("button", { name: t("orders:actions.accept") }).click()
    await expect
      .element(page.getByRole("dialog").getByText(t("orders:part.losesBonus", { bonus: power("3") })))
      .toBeVisible()
  })

  it("a part at or below the minimum is not offered, and the screen says why", async () => {
    await opened([withItem(underPaidOrder(), { availableQuantity: decimal("1") })])
    await says(t("orders:part.tooLittle", { power: power("1"), least: power("1") }))
    await expect.element(page.getByRole("button", { name: new RegExp(power("1")) })).not.toBeInTheDocument()
  })

  it("a late payment is shown on the order page with its transaction, the credit and a link to support", async () => {
    const late = buildPayment({ amount: decimal("0.0044"), late: true })
    const order = { ...invoicedOrder("Expired"), payments: [late], credits: [credit("Late", "0.0044")] }
    await open(orderPage, locale, paths.order(payingOrderId), { [path]: [order] }, { id: payingOrderId })
    await says(t("orders:settlement.credits.Late", { coins: format.amount(decimal("0.0044"), "btc"), coin: "BTC" }))
    await says(t("orders:payments.late"))
    await expect.element(page.getByText(t("orders:payments.counted", { amount: usd("0") }))).not.toBeInTheDocument()
    await expect
      .element(page.getByRole("link", { name: new RegExp(late.externalId!.slice(0, 6)) }))
      .toHaveAttribute("href", `https://mempool.space/tx/${late.externalId}`)
    await expect.element(page.getByRole("link", { name: t("common:stuckMoney.support") })).toBeVisible()
  })

  const openOrder = async (order: Order) => {
    await open(orderPage, locale, paths.order(payingOrderId), { [path]: [order] }, { id: payingOrderId })
    await expect.element(page.getByText(t("orders:page.cost"), { exact: true })).toBeVisible()
    return document.body.textContent.replaceAll(/\s+/g, " ")
  }
  const row = (label: string, amount: string) => `${label}${amount}`.replaceAll(/\s+/g, " ")

  it("an order that was paid too late says what came, and not that it received nothing", async () => {
    const late = buildPayment({ amount: decimal("0.00884683"), late: true })
    const shown = await openOrder({ ...invoicedOrder("Expired"), payments: [late] })
    expect(shown).toContain(row(t("orders:page.late"), format.amount(late.amount, "btc")))
    expect(shown).not.toContain(row("", usd("0")))
    await cleanup()
    const unpaid = await openOrder(invoicedOrder("Expired"))
    expect(unpaid).toContain(row(t("orders:page.received"), usd("0")))
    expect(unpaid).not.toContain(t("orders:page.late"))
  })

  it("an accepted part costs what was paid for it, beside what all of it would have cost", async () => {
    const part = { receivedAmount: decimal("577.62"), acceptedAmount: decimal("572.93"), payments: [buildPayment()] }
    const text = await openOrder(
      withItem(invoicedOrder("Completed", undefined, part), { acceptedQuantity: decimal("23") }),
    )
    expect(text).toContain(row(t("orders:page.cost"), usd("572.93")))
    expect(text).toContain(row(t("orders:page.costOrdered"), usd("1245.5")))
    expect(text).toContain(row(t("orders:payments.counted", { amount: usd("577.62") }), ""))
  })

  it("what an overpayment bought is no second payment, and only what it bought is named", async () => {
    const over = {
      receivedAmount: decimal("1400"),
      acceptedAmount: decimal("1394.96"),
      payments: [
        buildPayment(),
        buildPayment({ id: "over", amount: decimal("154.5"), currencyId: "usd", paymentType: "fromOverpay" }),
      ],
    }
    const text = await openOrder(
      withItem(invoicedOrder("Completed", undefined, over), { acceptedQuantity: decimal("56") }),
    )
    expect(text).toContain(row(t("orders:payments.overpaymentSpent", { amount: usd("149.46") }), ""))
    expect(text).not.toContain(row(usd("154.5"), ""))
  })
})
