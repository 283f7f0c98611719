import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { buildCardInvoice, buildTransferInvoice } from "#domain/fixtures/invoice.ts"
import {
  buildInvoicedOrder,
  buildPayingOrder,
  payingOrderId,
  buildPayment,
  buildUnderPaidOrder,
} from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal } from "#domain/shared/money.ts"
import { createPage as status } from "#main/buy-status.tsx"
import { createPage as orderPage } from "#main/order.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const late: Partial<Order> = {
  payments: [buildPayment({ late: true })],
  credits: [{ id: "late", amount: decimal("0.009"), currencyId: "btc", reason: "Late" }],
}

/** The title and the button of each state, in English and in Russian. */
const states = [
  [
    "waiting",
    buildInvoicedOrder("Issued"),
    "Waiting for payment",
    "Open in wallet",
    "Ждём оплату",
    "Открыть в кошельке",
  ],
  ["partly", buildUnderPaidOrder(), "Partly paid", "Pay the rest", "Оплачено частично", "Доплатить"],
  [
    "too much",
    buildPayingOrder("OverPaid"),
    "Paid, and $154.50 too much",
    "Get 56 Th/s",
    "Оплачено, лишних 154,50 $",
    "Получить 56 Th/s",
  ],
  [
    "paid",
    buildPayingOrder("Completed"),
    "Paid. 50 Th/s are yours",
    "See contracts",
    "Оплачено. 50 Th/s ваши",
    "Открыть контракты",
  ],
  [
    "a transfer that ran out",
    buildInvoicedOrder("Issued", {
      ...buildTransferInvoice(),
      requisites: { ...buildTransferInvoice().requisites, state: "Expired" },
    }),
    "These details have expired",
    "Get new invoice",
    "Срок этих реквизитов истёк",
    "Получить новый счёт",
  ],
  [
    "declined",
    buildInvoicedOrder("Issued", buildCardInvoice("Rejected")),
    "The bank declined the payment",
    "Try a card again",
    "Банк отклонил платёж",
    "Попробовать картой ещё раз",
  ],
  [
    "expired",
    buildPayingOrder("Expired"),
    "The time ran out",
    "Order again at today’s rate",
    "Время вышло",
    "Заказать по сегодняшнему курсу",
  ],
  [
    "paid late",
    buildPayingOrder("Expired", late),
    "Your payment came too late",
    "Order again at today’s rate",
    "Платёж пришёл слишком поздно",
    "Заказать по сегодняшнему курсу",
  ],
] as const

const plain = (text: string) => text.replaceAll(/\s/g, " ")

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("the heading of a payment in %s", (locale) => {
  it.each(states)("shows the state as its title, and the only filled button first: %s", async (_, order, ...texts) => {
    const [title, button] = locale === "en-US" ? texts : texts.slice(2)
    const script = { [path]: [order] }
    await (order.state === "Expired"
      ? openRoute(orderPage, locale, paths.order(payingOrderId), script, { id: payingOrderId })
      : openRoute(status, locale, paths.buyStatus(payingOrderId), script, { orderId: payingOrderId }))
    const heading = page.getByRole("heading", { level: 1, name: title! })
    await expect.element(heading).toBeVisible()
    const controls = [...document.querySelectorAll("h1 ~ * :is(a, button, input)")]
    expect(plain(controls[0]!.textContent)).toBe(button)
    const filled = controls.filter(({ className }) => className.includes("primary"))
    expect(filled.map(({ textContent }) => plain(textContent))).toEqual([button])
  })

  it("links to an explanation of what happens automatically to missing or excess money", async () => {
    const { t } = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: [buildUnderPaidOrder()] },
      { orderId: payingOrderId },
    )
    await expect.element(page.getByText(t("orders:nothing"))).toBeVisible()
    await cleanup()
    await openRoute(
      orderPage,
      locale,
      paths.order(payingOrderId),
      { [path]: [buildPayingOrder("Expired", late)] },
      { id: payingOrderId },
    )
    await expect.element(page.getByText(t("orders:nothing"))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("orders:settlement.withdraw") }))
      .toHaveAttribute("href", paths.withdrawal("btc"))
  })
})
