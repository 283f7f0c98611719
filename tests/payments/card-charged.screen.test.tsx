import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { buildCardInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as method } from "#main/buy-method.tsx"
import { createPage as status } from "#main/buy-status.tsx"
import { createPage as detail } from "#main/order.tsx"
import { createPage as list } from "#main/orders.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const charged = buildInvoicedOrder("Issued", buildCardInvoice("Charged"))

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("a card that is charged for an open order, in %s,", (locale) => {
  it.each([
    ["Issued", charged],
    ["UnderPaid", buildInvoicedOrder("UnderPaid", buildCardInvoice("Charged"))],
    // The next two orders have only the flag, or only the state.
    ["with isCardConfirmed", buildInvoicedOrder("Issued", { ...buildCardInvoice("Prepared"), isCardConfirmed: true })],
    ["shown without its invoice", { ...charged, invoice: null }],
  ] as const)("is shown as charged, is polled every 3.6 s, and cannot be paid again: %s", async (_, order) => {
    const app = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: [order, order, buildInvoicedOrder("Completed", buildCardInvoice("Charged"))] },
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
  })

  it("redirects the method page to its status", async () => {
    const app = await openRoute(
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

  it("redirects the order's page to its status", async () => {
    const app = await openRoute(
      detail,
      locale,
      paths.order(payingOrderId),
      { [path]: [charged] },
      { id: payingOrderId },
    )
    await expect.poll(app.address).toBe(paths.buyStatus(payingOrderId))
  })

  it("removes the payment actions from the list", async () => {
    const app = await openRoute(list, locale, paths.orders(), { "/orders/": [{ total: 1, values: [charged] }] })
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
    const late = buildPayingOrder("Expired", { ...charged, state: "Expired", expired: true })
    const app = await openRoute(detail, locale, paths.order(payingOrderId), { [path]: [late] }, { id: payingOrderId })
    await expect.element(page.getByText(app.t("orders:page.expired.charged"))).toBeVisible()
    await expect
      .element(page.getByRole("button", { name: new RegExp(app.t("common:stuckMoney.copyOrder")) }))
      .toBeVisible()
  })
})
