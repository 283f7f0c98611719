import { QRCodeSVG } from "qrcode.react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, payingOrderId, buildPayment, buildUnderPaidOrder } from "#domain/fixtures/payment.ts"
import type { Order } from "#domain/orders/order.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as status } from "#main/buy-status.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const path = `/orders/${payingOrderId}`
const later = "2026-11-21T14:00:00Z"
const offline = callFailed("offline")

/** Returns the path of a QR code, which identifies its content. */
const drawing = (svg: Element) => svg.querySelector("path:last-of-type")!.getAttribute("d")
const drawingOf = (value: string) => {
  const holder = document.createElement("template")
  holder.innerHTML = renderToStaticMarkup(<QRCodeSVG value={value} size={115} level="M" />)
  return drawing(holder.content.firstElementChild!)
}

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("the crypto status in %s", (locale) => {
  const shown = (amount: string, coin: string) =>
    `${locale === "en-US" ? amount : amount.replace(".", ",")}\u00a0${coin}`
  const opened = async (responses: ReadonlyArray<object>, params = {}) => {
    const app = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: responses },
      { orderId: payingOrderId, ...params },
    )
    const polled = async (after: number = timing.statusPoll) => {
      app.clock.increment(after)
    }
    return {
      ...app,
      polled,
      says: (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible(),
    }
  }
  /** Returns a function that counts the calls from now on. The calls before it open the page and are not polls. */
  const countPolls = (app: { readonly calls: ReadonlyArray<unknown> }) => {
    const before = app.calls.length
    return () => app.calls.length - before
  }

  it.each([
    ["btc", buildInvoicedOrder("Issued"), "0.01940624", (address: string) => `bitcoin:${address}?amount=0.01940624`],
    ["btc, the rest", buildUnderPaidOrder(), "0.01040624", (address: string) => `bitcoin:${address}?amount=0.01040624`],
    [
      "eth",
      buildInvoicedOrder("Issued", buildInvoice("eth")),
      "0.39874211",
      (address: string) => `ethereum:${address}?value=398742110000000000`,
    ],
  ] as const)("shows the same in text, QR code and wallet link: %s", async (_, order: Order, amount, uri) => {
    const { t, says } = await opened([order])
    const { address } = order.invoice!.requisites
    const currency = order.invoice!.currencyId.toUpperCase()
    const isRest = order.state === "UnderPaid"
    await says(shown(amount, currency))
    await says(t("pay:crypto.confirmation"))
    const groups = address!.match(/.{1,4}/g)!
    await expect.element(page.getByText(groups[1]!, { exact: true })).toBeVisible()
    const wallet = page.getByRole("link", { name: t(isRest ? "pay:crypto.payRest" : "pay:crypto.wallet"), exact: true })
    await expect.element(wallet).toHaveAttribute("href", uri(address!))
    const qr = page.getByRole("img", { name: t("pay:crypto.qr", { amount, currency, address }) })
    await expect.element(qr).toHaveAttribute("width", "115")
    expect(drawing(qr.element())).toBe(drawingOf(uri(address!)))
  })

  it("shows a hint after three failed polls in a row, until the next response", async () => {
    const order = buildInvoicedOrder("Issued")
    const app = await opened([order, offline, offline, offline, order])
    await app.says(app.t("pay:crypto.waiting"))
    const hint = page.getByText(app.t("pay:crypto.trouble"))
    // The page waits twice as long after each failure, and five seconds again after a response.
    for (const [expected, after] of [
      [0, 5_000],
      [0, 10_000],
      [1, 20_000],
      [0, 40_000],
    ] as const) {
      await app.polled(after)
      await expect.element(page.getByTitle(app.t("pay:crypto.checking"))).not.toBeInTheDocument()
      await expect.poll(() => hint.elements().length).toBe(expected)
    }
  })

  it("polls five seconds after each response, and stops once the order is paid", async () => {
    const app = await opened([
      buildInvoicedOrder("Issued"),
      buildInvoicedOrder("Issued"),
      buildInvoicedOrder("Completed"),
    ])
    await app.says(app.t("pay:crypto.waiting"))
    const polls = countPolls(app)
    app.clock.increment(timing.statusPoll - 1)
    expect(polls()).toBe(0)
    app.clock.increment(1)
    await expect.poll(polls).toBe(1)
    await expect.element(page.getByTitle(app.t("pay:crypto.checking"))).not.toBeInTheDocument()
    await app.polled()
    await expect
      .element(page.getByRole("heading", { name: new RegExp(`^${app.t("pay:success.title")}`) }))
      .toBeVisible()
    await expect
      .element(page.getByRole("link", { name: app.t("pay:status.cabinet") }))
      .toHaveAttribute("href", paths.cabinet())
    const before = polls()
    app.clock.increment(10 * timing.statusPoll)
    expect(polls()).toBe(before)
  })

  it("shows the new amount after the rate was renewed, until it is acknowledged", async () => {
    const renewed = buildInvoicedOrder("Issued", buildInvoice("btc", { expireDate: later }))
    const app = await opened([buildInvoicedOrder("Issued"), renewed])
    await app.says(app.t("pay:crypto.waiting"))
    await app.polled()
    const text = app.t("pay:crypto.rateExpired", { amount: shown("0.01940624", "BTC") })
    await app.says(text)
    await app.polled()
    await app.says(text)
    await page.getByRole("button", { name: app.t("pay:crypto.rateAccept") }).click()
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  })

  it("links a payment to its block explorer", async () => {
    const app = await opened([buildUnderPaidOrder()])
    const { externalId } = buildPayment()
    await expect
      .element(page.getByRole("link", { name: new RegExp(externalId!) }))
      .toHaveAttribute("href", `https://mempool.space/tx/${externalId}`)
    await expect
      .element(page.getByRole("progressbar", { name: app.t("pay:crypto.progress") }))
      .toHaveAttribute("value", "46")
  })

  it("reports a return once, and removes the invoice's id from the URL", async () => {
    const invoiceId = "7c1e90aa-41b5-4be1-93d1-6c0f55f0e422"
    const enroll = `${path}/invoices/${invoiceId}/enroll`
    const app = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId, invoiceId),
      { [enroll]: [offline] },
      { orderId: payingOrderId, invoiceId },
    )
    await expect.poll(app.address).toBe(paths.buyStatus(payingOrderId))
    expect(app.calls.map((call) => [call.method, call.path])).toEqual([["POST", enroll]])
  })
})
