import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cardInvoice, transferInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, payingOrder, payingOrderId, buildPayment, underPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { page as status } from "#main/buy-status.tsx"
import { page as orderPage } from "#main/order.tsx"
import { cleanup, open } from "#tests/account/frame.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const late: Partial<Order> = {
  payments: [buildPayment({ late: true })],
  credits: [{ id: "late", amount: decimal("0.009"), currencyId: "btc", reason: "Late" }],
}

/** The title and the button of each state, in English and in Russian. */
const states = [
  ["waiting", invoicedOrder("Issued"), "Waiting for payment", "Open in wallet", "Ждём оплату", "Открыть в кошельке"],
  ["partly", underPaidOrder(), "Partly paid", "Pay the rest", "Оплачено частично", "Доплатить"],
  [
    "too much",
    payingOrder("OverPaid"),
    "Paid, and $154.50 too much",
    "Get 56 Th/s",
    "Оплачено, лишних 154,50 $",
    "Получить 56 Th/s",
  ],
  [
    "paid",
    payingOrder("Completed"),
    "Paid. 50 Th/s are yours",
    "See contracts",
    "Оплачено. 50 Th/s ваши",
    "Открыть контракты",
  ],
  [
    "a transfer that ran out",
    invoicedOrder("Issued", {
      ...transferInvoice(),
      requisites: { ...transferInvoice().requisites, state: "Expired" },
    }),
    "These details have expired",
    "Get new invoice",
    "Срок этих реквизитов истёк",
    "Получить новый счёт",
  ],
  [
    "declined",
    invoicedOrder("Issued", cardInvoice("Rejected")),
    "The bank declined the payment",
    "Try a card again",
    "Банк отклонил платёж",
    "Попробовать картой ещё раз",
  ],
  [
    "expired",
    payingOrder("Expired"),
    "The time ran out",
    "Order again at today’s rate",
    "Время вышло",
    "Заказать по сегодняшнему курсу",
  ],
  [
    "paid late",
    payingOrder("Expired", late),
    "Your payment came too late",
    "Order again at today’s rate",
    "Платёж пришёл слишком поздно",
    "Заказать по сегодняшнему курсу",
  ],
] as const

const plain = (text: string) => text.replaceAll(/\s/g, " ")

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("in %s the head of a payment", (locale) => {
  it.each(states)("has the state as the title, and first the one filled button: %s", async (_, order, ...texts) => {
    const [title, button] = locale === "en-US" ? texts : texts.slice(2)
    const script = { [path]: [order] }
    await (order.state === "Expired"
      ? open(orderPage, locale, paths.order(payingOrderId), script, { id: payingOrderId })
      : open(status, locale, paths.buyStatus(payingOrderId), script, { orderId: payingOrderId }))
    const heading = page.getByRole("heading", { level: 1, name: title! })
    await expect.element(heading).toBeVisible()
    const controls = [...document.querySelectorAll("h1 ~ * :is(a, button, input)")]
    expect(plain(controls[0]!.textContent)).toBe(button)
    const filled = controls.filter(({ className }) => className.includes("primary"))
    expect(filled.map(({ textContent }) => plain(textContent))).toEqual([button])
  })

  it("says what happens by itself where money is missing or left over, and leads to it", async () => {
    const { t } = await open(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: [underPaidOrder()] },
      { orderId: payingOrderId },
    )
    await expect.element(page.getByText(t("orders:nothing"))).toBeVisible()
    await cleanup()
    await open(
      orderPage,
      locale,
      paths.order(payingOrderId),
      { [path]: [payingOrder("Expired", late)] },
      { id: payingOrderId },
    )
    await expect.element(page.getByText(t("orders:nothing"))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("orders:settlement.withdraw") }))
      .toHaveAttribute("href", paths.withdrawal("btc"))
  })
})
