import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { createClock } from "#adapters/shared/clock.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { profile } from "#domain/fixtures/account.ts"
import { buildInvoice } from "#domain/fixtures/invoice.ts"
import { buildInvoicedOrder, buildMethods, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { createPage as method } from "#main/buy-method.tsx"
import type { AppContext } from "#main/site/app.ts"
import { cleanup, openRoute, refused, type MockResponses } from "#tests/account/render-route.tsx"
import { paths } from "#ui/site/paths.ts"

const order = `/orders/${payingOrderId}`
const methods = `${order}/paymenttypecurrencies`
const invoices = `${order}/invoices`

const cookies = createCookies(document, false)
const clock = createClock(() => Date.parse("2026-11-21T10:00:00Z"))

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("the payment methods in %s", (locale) => {
  const opened = async (script: MockResponses) => {
    const app = await openRoute(
      (given) => method({ ...given, cookies, clock } as AppContext),
      locale,
      paths.buyMethod(payingOrderId),
      {
        "/profile": [profile],
        [order]: [buildPayingOrder("Assigned")],
        [methods]: [buildMethods("min")],
        "/fomo/recentPurchases": [[]],
        ...script,
      },
      { orderId: payingOrderId },
    )
    return {
      ...app,
      bitcoin: page.getByRole("radio", { name: new RegExp(app.t("pay:coins.btc")) }),
      ether: page.getByRole("radio", { name: new RegExp(app.t("pay:coins.eth")) }),
      pay: page.getByRole("button", { name: new RegExp(app.t("pay:invoice.pay", { amount: "" }).trim()) }),
      count: (path: string) => app.calls.filter((call) => call.path === path).length,
    }
  }
  const atStatus = async ({ address }: { readonly address: () => string | undefined }) =>
    expect.poll(address).toBe(paths.buyStatus(payingOrderId))

  it("assign a created order to the profile's e-mail first", async () => {
    const app = await opened({
      [order]: [buildPayingOrder("Created")],
      [`${order}/assign`]: [buildPayingOrder("Assigned")],
    })
    await expect
      .poll(() => app.calls.find((call) => call.path === `${order}/assign`)?.body)
      .toEqual({ email: profile.email })
  })

  it("show a 404 for an order that is unknown or another customer's", async () => {
    const { t } = await opened({ [order]: [refused(404, "NotFound")] })
    await expect.element(page.getByText(t("common:notFound.description"))).toBeVisible()
  })

  it("enable a method within its limits, and show the limit of another one", async () => {
    const { bitcoin, ether, t } = await opened({})
    await expect.element(bitcoin).toBeEnabled()
    await expect.element(ether).toBeDisabled()
    const limit = locale === "en-US" ? "0.02000000\u00a0ETH" : "0,02000000\u00a0ETH"
    await expect.element(page.getByText(t("pay:methods.belowMinimum", { min: limit }))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("pay:methods.change") }))
      .toHaveAttribute("href", `${paths.buy(payingOrderId)}?change=1`)
  })

  it("show the button that fixes a method in the method's card, and link an Issued order to its calculator", async () => {
    const { t } = await opened({ [order]: [buildPayingOrder("Issued")] })
    const raise = page.getByRole("button", { name: new RegExp(t("pay:coins.eth")) })
    await expect.element(raise).toBeVisible()
    const card = raise.element().closest("label, [class*=card]")!
    expect([card.querySelectorAll("input").length, card.textContent]).toEqual([
      1,
      expect.stringContaining(t("pay:coins.eth")),
    ])
    await expect
      .element(page.getByRole("link", { name: t("pay:methods.change") }))
      .toHaveAttribute("href", `${paths.buy(payingOrderId)}?change=1`)
  })

  it("show a limit in money to the cent", async () => {
    const card = {
      paymentType: "CreditCard",
      currencyId: "eur",
      amount: decimal("18.2"),
      min: decimal("18.4"),
      max: decimal("4600"),
    } as const
    const { t } = await opened({
      [methods]: [
        [
          {
            type: "CreditCard",
            disabled: false,
            items: [{ ...card, state: { normal: false, warning: true, min: true, max: false } }],
          },
        ],
      ],
    })
    await expect
      .element(page.getByText(t("pay:methods.belowMinimum", { min: locale === "en-US" ? "€18.40" : "18,40\u00a0€" })))
      .toBeVisible()
  })

  it.each([
    ["0", "upTo"],
    ["0.001", "limits"],
  ] as const)("show, for a minimum of %s BTC, the text %s, because zero is no limit", async (least, text) => {
    const bitcoin = {
      paymentType: "Crypto",
      currencyId: "btc",
      amount: decimal("0.004"),
      min: decimal(least),
      max: decimal("2"),
      state: { normal: true, warning: false, min: false, max: false },
    } as const
    const { t } = await opened({ [methods]: [[{ type: "Crypto", disabled: false, items: [bitcoin] }]] })
    const comma = (amount: string) => `${locale === "en-US" ? amount : amount.replace(".", ",")}\u00a0BTC`
    const limits = { min: comma("0.00100000"), max: comma("2.00000000") }
    await expect.element(page.getByText(t(`pay:methods.${text}`, limits), { exact: true })).toBeVisible()
  })

  it.each([
    ["no method takes the amount", true],
    ["a method takes the amount", false],
  ] as const)("offer a bonus only if a method takes the amount: %s", async (_, isOutside) => {
    const item = buildPayingOrder("Assigned").items[0]!
    const offered = buildPayingOrder("Assigned", {
      bonusOffer: {
        productId: item.productId,
        startRange: decimal("10"),
        endRange: decimal("5000"),
        quantity: decimal("15"),
        date: "2026-11-21T10:00:00Z",
      },
    })
    const options = buildMethods(null).map((method) => ({
      ...method,
      items: method.items.map((option) =>
        isOutside ? { ...option, state: { normal: false, warning: true, min: false, max: true } } : option,
      ),
    }))
    const { t } = await opened({ [order]: [offered], [methods]: [options] })
    await expect.element(page.getByText(t("pay:methods.fresh"))).toBeVisible()
    const offer = page.getByRole("button", { name: new RegExp(t("buy:bonus.accept", { more: "15" })) })
    if (isOutside) await expect.element(offer).not.toBeInTheDocument()
    else await expect.element(offer).toBeVisible()
  })

  it("send one invoice after a double click, and lead to its status", async () => {
    const app = await opened({ [invoices]: [buildInvoice("btc")] })
    await app.bitcoin.click()
    await app.pay.dblClick()
    await atStatus(app)
    expect(app.calls.filter((call) => call.path === invoices).map(({ body }) => body)).toEqual([
      { paymentType: "Crypto", currencyId: "btc" },
    ])
  })

  it("look up the invoice first after a lost response", async () => {
    const app = await opened({
      [order]: [buildPayingOrder("Assigned"), buildPayingOrder("Assigned"), buildInvoicedOrder("Issued")],
      [invoices]: [callFailed("timeout")],
    })
    await app.bitcoin.click()
    await app.pay.click()
    await atStatus(app)
    expect(app.count(invoices)).toBe(1)
  })

  const withCard = buildMethods(null).map((one) => ({ ...one, disabled: false }))
  const toCard = async (script: MockResponses) => {
    const app = await opened({ [methods]: [withCard], "/profile": [{ ...profile, isKYC: false }], ...script })
    const card = page.getByRole("radio", { name: new RegExp(app.t("pay:methods.CreditCard", { currency: "USD" })) })
    const { t } = app
    // The test clicks by script, because a pointer would hit the bar above the last method, which is at the end of the window.
    const choose = async () => {
      await expect.element(card).toBeEnabled()
      ;(card.element() as HTMLInputElement).click()
    }
    return {
      ...app,
      choose,
      submit: page.getByRole("button", { name: t("pay:identity.submit") }),
      identify: async () => {
        await choose()
        await page.getByLabelText(t("pay:identity.firstName"), { exact: true }).fill("Ada")
        await page.getByLabelText(t("pay:identity.lastName")).fill("Lovelace")
        await page.getByLabelText(t("pay:identity.country")).selectOptions("GB")
        await page.getByRole("checkbox", { name: new RegExp(t("pay:identity.terms")) }).click()
      },
    }
  }

  it("scroll to the payer's form when a method that needs it is selected", async () => {
    await page.viewport(390, 844)
    const { choose, t } = await toCard({})
    await choose()
    await expect.element(page.getByRole("heading", { name: t("pay:identity.title") })).toBeInViewport()
  })

  it("identify the payer and create the invoice in one step", async () => {
    await page.viewport(1280, 900)
    const app = await toCard({
      [`${order}/assign`]: [buildPayingOrder("Assigned")],
      "/profile/identify": [{ ...profile, isKYC: true }],
      [invoices]: [buildInvoice("btc")],
    })
    await app.identify()
    await app.submit.click()
    await atStatus(app)
    expect(app.calls.filter(({ path }) => path === invoices).map(({ body }) => body)).toEqual([
      { paymentType: "CreditCard", currencyId: "usd" },
    ])
  })

  it("show amounts in the buyer's currency too, and the time to pay", async () => {
    const { bitcoin, t } = await opened({})
    const cost = locale === "en-US" ? "$1,245.50" : "1 245,50 $"
    await expect.element(page.getByText(cost, { exact: true }).first()).toBeVisible()
    await bitcoin.click()
    await expect.element(page.getByText(new RegExp(t("pay:methods.until", { date: "" }).trim()))).toBeVisible()
  })

  it("keep selection and amounts after a failed refresh, and report it", async () => {
    const app = await opened({ [methods]: [buildMethods("min"), callFailed("unavailable"), buildMethods(null)] })
    await app.bitcoin.click()
    app.clock.increment(timing.methodsRefresh)
    const stale = page.getByText(app.t("pay:methods.stale"))
    await expect.element(stale).toBeVisible()
    await expect.element(app.bitcoin).toBeChecked()
    app.clock.increment(timing.methodsRefresh)
    await expect.element(stale).not.toBeInTheDocument()
    await expect.element(app.ether).toBeEnabled()
    await expect.element(app.bitcoin).toBeChecked()
  })
})
