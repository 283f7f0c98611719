import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { buildCardInvoice, buildInvoice, buildTransferInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { InvoiceId } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as status } from "#main/buy-status.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const btc = buildInvoicedOrder("Issued")
const eth = buildInvoicedOrder("Issued", buildInvoice("eth"))
const sepa = buildInvoicedOrder("Issued", buildTransferInvoice())
const swift = buildInvoicedOrder(
  "Issued",
  buildTransferInvoice("TransferSwift", { invoiceId: InvoiceId.make("5e0f6a3c-1d2b-4c8e-9a7f-6b4d3c2e1f00") }),
)
const card = buildInvoicedOrder("Issued", buildCardInvoice("Created"))
const otherAddress = buildInvoicedOrder(
  "Issued",
  buildInvoice("btc", {
    requisites: { ...buildInvoice("btc").requisites, address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT" },
  }),
)

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("an order that is switched in another tab, in %s", (locale) => {
  const opened = async (orders: ReadonlyArray<Order>) => {
    const app = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: orders },
      { orderId: payingOrderId },
    )
    const show = page.getByRole("button", { name: app.t("pay:switched.show") })
    return { ...app, show, text: () => document.body.textContent ?? "" }
  }
  type App = Awaited<ReturnType<typeof opened>>
  const method = ({ t }: App, type: "Crypto" | "CreditCard" | "TransferSwift", currency = "") =>
    t("pay:switched.other", { method: t(`pay:switched.to.${type}`, { currency }) })

  it.each([
    [
      "to the other coin",
      btc,
      eth,
      (app: App) => method(app, "Crypto", "ETH"),
      (app: App) => app.text().includes("0.39874211 ETH"),
    ],
    [
      "to the card",
      btc,
      card,
      (app: App) => method(app, "CreditCard"),
      (app: App) => app.text().includes(app.t("pay:card.amount")),
    ],
    [
      "to another address of the coin",
      btc,
      otherAddress,
      (app: App) => app.t("pay:switched.same"),
      (app: App) => app.text().includes("1Boa"),
    ],
    [
      "from SEPA to SWIFT",
      sepa,
      swift,
      (app: App) => method(app, "TransferSwift"),
      (app: App) => app.text().includes("CHASUS33XXX"),
    ],
    [
      "from the card to a coin",
      card,
      btc,
      (app: App) => method(app, "Crypto", "BTC"),
      (app: App) => app.text().includes("0.01940624 BTC"),
    ],
  ] as const)(
    "is announced, and shows no payment details until the person requests them: %s",
    async (_, before, after, says, isShown) => {
      const app = await opened([before, after])
      await expect.poll(() => page.getByRole("link", { name: app.t("pay:crypto.change") }).elements().length).toBe(1)
      app.clock.increment(timing.statusPoll)
      await expect.element(page.getByText(says(app), { exact: true })).toBeVisible()
      const shown = app.text()
      for (const detail of ["0.01940624", "0.39874211", "COBADEFFXXX", "CHASUS33XXX"])
        expect(shown).not.toContain(detail)
      expect(shown).not.toContain(app.t("pay:card.amount"))
      // The next poll returns the same order, so the page still shows nothing new.
      app.clock.increment(timing.statusPoll)
      await expect.element(page.getByTitle(app.t("pay:crypto.checking"))).not.toBeInTheDocument()
      await app.show.click()
      await expect.poll(() => isShown(app)).toBe(true)
      expect(app.address()).toBe(paths.buyStatus(payingOrderId))
    },
  )

  it("is shown as before if it is switched back", async () => {
    const app = await opened([btc, eth, btc])
    await expect.poll(() => app.text().includes("0.01940624 BTC")).toBe(true)
    app.clock.increment(timing.statusPoll)
    await expect.element(app.show).toBeVisible()
    app.clock.increment(timing.statusPoll)
    await expect.element(app.show).not.toBeInTheDocument()
    await expect.poll(() => app.text().includes("0.01940624 BTC")).toBe(true)
  })

  it("leads to the payment methods if it has none any more", async () => {
    const app = await opened([btc, buildPayingOrder("Issued")])
    await expect.poll(() => app.text().includes("0.01940624 BTC")).toBe(true)
    app.clock.increment(timing.statusPoll)
    await expect.poll(app.address).toBe(paths.buyMethod(payingOrderId))
  })
})
