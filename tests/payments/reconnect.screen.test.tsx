import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"
import { buildCardInvoice, buildInvoice, buildTransferInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as status } from "#main/buy-status.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const later = "2026-11-21T14:00:00Z"
const path = `/orders/${payingOrderId}`
const network = (onLine: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine)
  dispatchEvent(new Event(onLine ? "online" : "offline"))
}

beforeEach(() => cleanup())
afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(["en-US", "ru-RU"] as const)("a payment page without a network, in %s,", (locale) => {
  const opened = (responses: ReadonlyArray<object>) =>
    openRoute(status, locale, paths.buyStatus(payingOrderId), { [path]: responses }, { orderId: payingOrderId })

  it.each([
    ["coins", buildInvoicedOrder("Issued"), "pay:crypto.waiting"],
    ["a transfer", buildInvoicedOrder("Issued", buildTransferInvoice()), "pay:transfer.waiting"],
    ["a card", buildInvoicedOrder("Issued", buildCardInvoice("Prepared")), "pay:card.waiting"],
  ] as const)(
    "reports a failed call, polls rarely, and polls at once when the network is back: %s",
    async (_, order: Order, waiting) => {
      const app = await opened([order])
      await expect.element(page.getByText(app.t(waiting))).toBeVisible()
      const callsBefore = app.calls.length
      network(false)
      await expect.element(page.getByText(app.t(waiting))).toBeVisible()
      await app.failCall()
      await expect.element(page.getByText(app.t("pay:crypto.offline"))).toBeVisible()
      await expect.element(page.getByText(app.t(waiting))).not.toBeInTheDocument()
      app.clock.increment(timing.offlinePoll - 1)
      expect(app.calls.length).toBe(callsBefore)
      // The page polls even though the browser reports that it is offline, because the browser may be wrong.
      app.clock.increment(1)
      await expect.poll(() => app.calls.length).toBe(callsBefore + 1)
      await expect.element(page.getByText(app.t(waiting))).toBeVisible()
      await app.failCall()
      await expect.element(page.getByText(app.t("pay:crypto.offline"))).toBeVisible()
      network(true)
      await expect.poll(() => app.calls.length).toBe(callsBefore + 2)
      await expect.element(page.getByText(app.t(waiting))).toBeVisible()
    },
  )

  it.each([
    ["other details", buildInvoicedOrder("Issued", buildInvoice("eth")), "pay:switched.show"],
    ["another rate", buildInvoicedOrder("Issued", buildInvoice("btc", { expireDate: later })), "pay:crypto.rateAccept"],
  ] as const)("disables its confirmations: %s", async (_, changed: Order, action) => {
    const app = await opened([buildInvoicedOrder("Issued"), changed])
    await expect.element(page.getByText(app.t("pay:crypto.waiting"))).toBeVisible()
    app.clock.increment(timing.statusPoll)
    const accept = page.getByRole("button", { name: app.t(action) })
    await expect.element(accept).toBeEnabled()
    network(false)
    await app.failCall()
    await expect.element(accept).toBeDisabled()
    network(true)
    await expect.element(accept).toBeEnabled()
  })

  it("forgets earlier failures when the network is back", async () => {
    const order = buildInvoicedOrder("Issued")
    const app = await opened([
      order,
      callFailed("offline"),
      callFailed("offline"),
      callFailed("offline"),
      callFailed("offline"),
      order,
    ])
    await expect.element(page.getByText(app.t("pay:crypto.waiting"))).toBeVisible()
    for (const wait of [5_000, 10_000, 20_000]) {
      app.clock.increment(wait)
      await expect.element(page.getByTitle(app.t("pay:crypto.checking"))).not.toBeInTheDocument()
    }
    await expect.element(page.getByText(app.t("pay:crypto.trouble"))).toBeVisible()
    // The page no longer checks every few seconds, so it must not claim to.
    await expect.element(page.getByText(app.t("pay:crypto.waiting"))).not.toBeInTheDocument()
    network(false)
    await app.failCall()
    await expect.element(page.getByText(app.t("pay:crypto.trouble"))).not.toBeInTheDocument()
    network(true)
    await expect.element(page.getByText(app.t("pay:crypto.waiting"))).toBeVisible()
    const callsBefore = app.calls.length
    // The count of failures starts again, so the next interval is ten seconds instead of forty.
    app.clock.increment(10_000)
    await expect.poll(() => app.calls.length).toBe(callsBefore + 1)
  })
})

it("a bug while polling is shown by the error boundary", async () => {
  // React logs the caught error, so the test silences the log.
  vi.spyOn(console, "error").mockReturnValue(undefined)
  const responses = { [path]: [buildInvoicedOrder("Issued"), new Error("a bug")] }
  const app = await openRoute(status, "en-US", paths.buyStatus(payingOrderId), responses, { orderId: payingOrderId })
  await expect.element(page.getByText(app.t("pay:crypto.waiting"))).toBeVisible()
  app.clock.increment(timing.statusPoll)
  await expect.element(page.getByRole("heading", { name: app.t("common:broken.title") })).toBeVisible()
  await expect.element(page.getByRole("button", { name: app.t("common:broken.reload") })).toBeVisible()
})
