import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { cardInvoice } from "#domain/fixtures/invoice.ts"
import { invoicedOrder, payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { timing } from "#domain/shared/timing.ts"
import { page as method } from "#main/buy-method.tsx"
import { page as status } from "#main/buy-status.tsx"
import { page as detail } from "#main/order.tsx"
import { page as list } from "#main/orders.tsx"
import { cleanup, open } from "#tests/account/frame.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const charged = invoicedOrder("Issued", cardInvoice("Charged"))

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("a card that was charged for an open order, in %s", (locale) => {
  it.each([
    ["Issued", charged],
    ["UnderPaid", invoicedOrder("UnderPaid", cardInvoice("Charged"))],
    // The next two orders have only the flag, or only the state.
    ["with isCardConfirmed", invoicedOrder("Issued", { ...cardInvoice("Prepared"), isCardConfirmed: true })],
    ["shown without its invoice", { ...charged, invoice: null }],
  ] as const)(
    "is said to be charged, is asked for every 3.6 s, and is never to be paid again: %s",
    async (_, order) => {
      const app = await open(
        status,
        locale,
        paths.buyStatus(payingOrderId),
        { [path]: [order, order, invoicedOrder("Completed", cardInvoice("Charged"))] },
        { orderId: payingOrderId },
      )
      await expect.element(page.getByText(app.t("pay:card.charged.title"))).toBeVisible()
      expect(app.address()).toBe(paths.buyStatus(payingOrderId))
      const ways = page
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("href"))
      expect(ways.filter((href) => href?.startsWith("/buy/"))).toEqual([])
      await expect
        .element(page.getByRole("button", { name: new RegExp(app.t("common:stuckMoney.copyOrder")) }))
        .toBeVisible()
      app.clock.increment(timing.cardPoll)
      await expect.element(page.getByTitle(app.t("pay:crypto.checking"))).not.toBeInTheDocument()
      await expect.element(page.getByText(app.t("pay:card.charged.title"))).toBeVisible()
      app.clock.increment(timing.cardPoll)
      await expect
        .element(page.getByRole("heading", { name: new RegExp(`^${app.t("pay:success.title")}`) }))
        .toBeVisible()
    },
  )

  it("leads from the method page back to its status", async () => {
    const app = await open(
      method,
      locale,
      paths.buyMethod(payingOrderId),
      {
        [path]: [charged],
        "/profile": [{ email: "ada@example.org" }],
        "/fomo/recentPurchases": [[]],
      },
      { orderId: payingOrderId },
    )
    await expect.poll(app.address).toBe(paths.buyStatus(payingOrderId))
  })

  it("leads from the order's page to its status", async () => {
    const app = await open(detail, locale, paths.order(payingOrderId), { [path]: [charged] }, { id: payingOrderId })
    await expect.poll(app.address).toBe(paths.buyStatus(payingOrderId))
  })

  it("offers nothing to pay in the list", async () => {
    const app = await open(list, locale, paths.orders(), { "/orders/": [{ total: 1, values: [charged] }] })
    await expect.element(page.getByText(app.t("orders:charged"))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: app.t("orders:actions.follow") }))
      .toHaveAttribute("href", paths.buyStatus(payingOrderId))
    for (const action of ["pay", "changeMethod"] as const) {
      await expect
        .element(page.getByRole("link", { name: app.t(`orders:actions.${action}`), exact: true }))
        .not.toBeInTheDocument()
    }
    await expect.element(page.getByRole("button", { name: app.t("orders:actions.hide") })).not.toBeInTheDocument()
  })

  it("is shown on the page of an expired order", async () => {
    const late = payingOrder("Expired", { ...charged, state: "Expired", expired: true })
    const app = await open(detail, locale, paths.order(payingOrderId), { [path]: [late] }, { id: payingOrderId })
    await expect.element(page.getByText(app.t("orders:page.expired.charged"))).toBeVisible()
    await expect
      .element(page.getByRole("button", { name: new RegExp(app.t("common:stuckMoney.copyOrder")) }))
      .toBeVisible()
  })
})
