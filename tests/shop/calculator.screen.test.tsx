import { Result } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { createActor, fromCallback, fromPromise } from "xstate"
import { createCookies } from "#adapters/shared/cookies.ts"
import { orderCreated, orderIssued, buildOrder } from "#domain/fixtures/order.ts"
import { btcLimited, btcUnlimited, ethUnlimited, hugeProduct, soldOutProduct } from "#domain/fixtures/product.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { countdown, type CountdownInput } from "#machines/shared/countdown.machine.ts"
import { session } from "#machines/site/session.machine.ts"
import { createPage as buyPage } from "#main/buy.tsx"
import type { AppContext } from "#main/site/app.ts"
import type { PageProps } from "#main/site/route-chunk.ts"
import { cleanup, openRoute, refused, type MockResponses } from "#tests/account/render-route.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { storyShared } from "#ui/story/story-shared.ts"

const orderPath = `/orders/${orderCreated.id}`
const itemPath = `${orderPath}/items/${orderCreated.items[0]!.id}`
const ofOrder = { orderId: orderCreated.id }

const anonymous = createActor(
  session.provide({ actors: { watchTokens: fromCallback(() => undefined) as never } }),
).start()
const cookies = createCookies({ cookie: "" }, false)
/** The seconds that are left of the running sale. */
let saleLeft = 6_750
const saleClock = countdown.provide({
  actors: {
    readClock: fromPromise(async ({ input: { until } }: { input: CountdownInput }) =>
      Result.succeed({ secondsLeft: String(until).startsWith("2099") ? 6_750 : saleLeft, until: String(until) }),
    ),
  },
})
const buy = (app: AppContext) => {
  const Page = buyPage({ ...app, session: anonymous, cookies })
  return (props: PageProps) => (
    <SharedMachines value={{ ...storyShared, countdown: saleClock }}>
      <Page {...props} />
    </SharedMachines>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  saleLeft = 6_750
  createCookies(document, false).remove("referral_code")
})

describe.each(["en-US", "ru-RU"] as const)("the calculator in %s", (locale) => {
  const here = (figure: string) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: figure.split(".")[1]?.length ?? 0 }).format(
      figure as Intl.StringNumericLiteral,
    )

  const dollars = (figure: string) =>
    new RegExp(
      locale === "en-US"
        ? `^\\$${figure.replace(".", "\\.")}$`
        : `^${figure.replace(",", "\\s").replace(".", ",")}\\s\\$$`,
    )

  const opened = async (script: MockResponses = {}, at = "/buy", params = {}) => {
    const app = await openRoute(
      buy,
      locale,
      at,
      { "/products": [[btcLimited, btcUnlimited]], "/fomo/recentPurchases": [[]], ...script },
      params,
    )
    const { t } = app
    const bodies = (path: string) =>
      app.calls.filter((call) => call.path === path && call.method !== "GET").map(({ body }) => body)
    return {
      ...app,
      bodies,
      quantity: page.getByLabelText(t("buy:calculator.quantity"), { exact: true }),
      cost: page.getByLabelText(t("buy:calculator.cost"), { exact: true }),
      slider: page.getByRole("slider"),
      card: page.getByRole("complementary", { name: t("buy:calculator.summary") }),
      total: (figure: string) =>
        expect
          .element(page.getByRole("complementary", { name: t("buy:calculator.summary") }).getByText(dollars(figure)))
          .toBeVisible(),
      proceed: page.getByRole("button", { name: t("buy:calculator.continue") }),
      says: (text: RegExp | string) => expect.element(page.getByText(text)).toBeVisible(),
      adjusted: (name: "raisedToMinimum" | "loweredToMaximum" | "roundedUp", number: string) =>
        expect
          .element(
            page.getByText(
              t(`buy:calculator.adjusted.${name}`, {
                quantity: `${here(number)}\u00a0${t("common:units.th")}`,
              }),
            ),
          )
          .toBeVisible(),
    }
  }

  it("shows a stake as a stake, not as power", async () => {
    const stake = { ...btcLimited, currencyId: "eth2", algorithm: { id: "eth2", unit: "eth2" } } as const
    const { t, card } = await opened({ "/products": [[stake]] }, `/buy?productId=${stake.id}`)
    await expect.element(page.getByRole("heading", { level: 1, name: t("buy:calculator.stakeTitle") })).toBeVisible()
    await expect.element(page.getByLabelText(t("buy:calculator.stake"), { exact: true })).toHaveValue("10")
    await expect.element(page.getByRole("slider", { name: t("buy:calculator.stakeSlider") })).toBeVisible()
    await expect.element(card.getByText("10\u00a0ETH", { exact: true })).toBeVisible()
    const text = document.body.textContent
    for (const word of [t("buy:calculator.quantity"), t("buy:calculator.title"), t("common:units.eth2")])
      expect(text).not.toContain(word)
  })

  it.each([
    ["0", "1", "28.50", "raisedToMinimum"],
    ["0.5", "1", "28.50", "raisedToMinimum"],
    ["0,5", "1", "28.50", "raisedToMinimum"],
    ["501", "500", "14250.00", "loweredToMaximum"],
    ["1 234.5", "500", "14250.00", "loweredToMaximum"],
    ["1\u00a0234,5", "500", "14250.00", "loweredToMaximum"],
    ["10.2", "10.5", "299.25", "roundedUp"],
  ] as const)(
    "changes a quantity of %j to %s, at %s, when the field is left, and explains the change",
    async (typed, quantity, cost, adjustment) => {
      const it = await opened()
      await it.quantity.fill(typed)
      await userEvent.keyboard("{Tab}")
      await expect.element(it.quantity).toHaveValue(here(quantity))
      await expect.element(it.cost).toHaveValue(here(cost))
      await it.adjusted(adjustment, quantity)
    },
  )

  it.each(["abc", "1e5", "-1", "1.2.3"])("refuses pasted %j with a message, and keeps the quantity", async (pasted) => {
    const it = await opened()
    await it.quantity.fill(pasted)
    await it.says(it.t("common:money.refused"))
    await expect.element(it.quantity).toHaveValue("10")
    await userEvent.keyboard("{Tab}")
    await expect.element(it.cost).toHaveValue(here("285.00"))
    await expect.element(it.proceed).toBeEnabled()
  })

  it("reports an empty quantity after the field is left, and blocks Continue until a quantity is typed", async () => {
    const it = await opened()
    await it.quantity.fill("")
    await expect.element(it.quantity).toHaveAttribute("aria-invalid", "false")
    await userEvent.keyboard("{Enter}")
    await expect.element(it.quantity).toHaveAttribute("aria-invalid", "true")
    await expect.element(it.proceed).toBeDisabled()
    await it.quantity.fill("12")
    await expect.element(it.proceed).toBeEnabled()
    await userEvent.keyboard("{Enter}")
    await expect.element(it.cost).toHaveValue(here("342.00"))
  })

  it("adjusts the quantity to a typed cost, and then calculates the cost again", async () => {
    const it = await opened()
    await it.cost.fill("342.01")
    await userEvent.keyboard("{Enter}")
    await expect.element(it.quantity).toHaveValue(here("12.5"))
    await expect.element(it.cost).toHaveValue(here("356.25"))
    await it.adjusted("roundedUp", "12.5")
    await it.cost.fill("342")
    await userEvent.keyboard("{Enter}")
    await expect.element(it.quantity).toHaveValue("12")
  })

  it("shows the total at each keystroke, and orders it with one click", async () => {
    const it = await opened({ "/orders": [orderCreated] })
    await it.total("285.00")
    await it.quantity.fill("100")
    await it.total("2,850.00")
    await expect.element(it.quantity).toHaveFocus()
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(it.bodies("/orders")).toEqual([
      expect.objectContaining({ items: [{ productId: btcLimited.id, quantity: "100" }] }),
    ])
  })

  it("shows the total of a cost while it is typed, and no total without an amount", async () => {
    const it = await opened()
    await it.cost.fill("342")
    await it.total("342.00")
    await it.cost.fill("342.01")
    await it.total("356.25")
    await it.cost.fill("")
    await expect.element(it.card.getByText("—").first()).toBeVisible()
    await it.quantity.fill("")
    await expect.element(it.card.getByText("—").first()).toBeVisible()
  })

  it.each([
    ["10.2", "10.5", "299.25", "roundedUp"],
    ["501", "500", "14,250.00", "loweredToMaximum"],
    ["0.5", "1", "28.50", "raisedToMinimum"],
  ] as const)(
    "shows a change of %s to %s on the first click on Continue, and orders on the second one",
    async (typed, quantity, total, adjustment) => {
      const it = await opened({ "/orders": [orderCreated] })
      await it.quantity.fill(typed)
      await it.proceed.click()
      await it.adjusted(adjustment, quantity)
      await it.total(total)
      expect(it.bodies("/orders")).toEqual([])
      expect(it.address()).toBe("/buy")
      await it.proceed.click()
      await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
      expect(it.bodies("/orders")).toEqual([
        expect.objectContaining({ items: [{ productId: btcLimited.id, quantity }] }),
      ])
    },
  )

  it("continues an order only on the second click if the first one adjusts the quantity", async () => {
    const it = await opened(
      { [orderPath]: [orderCreated], [itemPath]: [buildOrder({}, { quantity: "12.5" })] },
      "/buy",
      ofOrder,
    )
    await it.quantity.fill("12.2")
    await it.proceed.click()
    await it.adjusted("roundedUp", "12.5")
    expect(it.bodies(itemPath)).toEqual([])
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(it.bodies(itemPath)).toEqual([{ quantity: "12.5" }])
  })

  it("moves the slider by steps with the keyboard", async () => {
    const it = await opened()
    await expect.element(it.slider).toBeVisible()
    it.slider.element().focus()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}")
    await expect.element(it.quantity).toHaveValue(here("11.5"))
    await expect.element(it.cost).toHaveValue(here("327.75"))
  })

  it("keeps the quantity of the product after a reload", async () => {
    const it = await opened()
    await it.quantity.fill("12.5")
    await it.total("356.25")
    await cleanup()
    const reloaded = await opened()
    await expect.element(reloaded.quantity).toHaveValue(here("12.5"))
  })

  it("loads the prices at once in the currency that a visitor selects", async () => {
    const it = await opened()
    await page.getByRole("combobox", { name: it.t("buy:calculator.currency") }).selectOptions("ZAR")
    const requested = () => it.calls.findLast(({ path }) => path === "/products")?.query?.currencyId
    await expect.poll(requested).toBe("zar")
    cookies.remove("currencyId")
  })

  it("offers vouchers for prices in rand", async () => {
    const inRand = { ...btcLimited, rate: { ...btcLimited.rate, currencyId: "zar" as const } }
    const it = await opened({ "/products": [[inRand]] })
    const voucher = () => it.card.getByText(it.t("buy:methods.voucher"), { exact: true })
    await expect.element(voucher()).toBeVisible()
    await cleanup()
    const inDollars = await opened()
    await expect.element(inDollars.proceed).toBeVisible()
    await expect.element(voucher()).not.toBeInTheDocument()
  })

  it("repeats an order with a lost response under the same id, even after a reload", async () => {
    const { t, bodies, proceed, address, says } = await opened({
      "/orders": [callFailed("timeout"), callFailed("offline")],
    })
    await proceed.click()
    await says(t("common:failure.timeout"))
    await says(t("buy:createOrder.again"))
    await proceed.click()
    await says(t("common:failure.offline"))
    const [first, second] = bodies("/orders")
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      items: [{ productId: btcLimited.id, quantity: "10" }],
    })
    expect(second).toEqual(first)
    expect(address()).toBe("/buy")

    const reloaded = await opened({ "/orders": [orderCreated] })
    await reloaded.proceed.last().click()
    await expect.poll(reloaded.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(reloaded.bodies("/orders")).toEqual([first])
    expect(sessionStorage.length).toBe(0)
  })

  it("adds the order's calculator to the history, so that Back edits the order", async () => {
    const it = await opened({ "/orders": [orderCreated] })
    await it.proceed.click()
    // Strict mode runs each redirect twice.
    await expect
      .poll(() => [...new Set(it.visited())])
      .toEqual([`/buy/${orderCreated.id}`, `/buy/${orderCreated.id}/method`])
  })

  it("replaces an id that belongs to another order", async () => {
    const it = await opened({ "/orders": [refused(409, "IdReused"), orderCreated] })
    await it.quantity.fill("12")
    await userEvent.keyboard("{Enter}")
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    const [first, second] = it.bodies("/orders") as ReadonlyArray<{ id: string; items: unknown }>
    expect(second).toEqual({
      id: expect.not.stringMatching(first!.id),
      items: [{ productId: btcLimited.id, quantity: "12" }],
    })
  })

  it("saves an order's last quantity once, 700 ms after the last change", async () => {
    const it = await opened(
      {
        [orderPath]: [orderCreated],
        [itemPath]: [buildOrder({ localizedCost: "370.5" }, { quantity: "13" })],
      },
      `/buy/${orderCreated.id}`,
      ofOrder,
    )
    await it.quantity.fill("12")
    await userEvent.keyboard("{Enter}")
    await it.says(it.t("buy:calculator.unsaved"))
    it.clock.increment(timing.itemPatchDebounce - 1)
    await it.quantity.fill("13")
    await userEvent.keyboard("{Enter}")
    it.clock.increment(timing.itemPatchDebounce - 1)
    expect(it.bodies(itemPath)).toEqual([])
    it.clock.increment(1)
    await it.says(it.t("buy:calculator.saved"))
    expect(it.bodies(itemPath)).toEqual([{ quantity: "13" }])
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
  })

  it("saves the quantity before Continue leaves the page", async () => {
    const it = await opened(
      { [orderPath]: [orderCreated], [itemPath]: [buildOrder({}, { quantity: "12" })] },
      "/buy",
      ofOrder,
    )
    await it.quantity.fill("12")
    await userEvent.keyboard("{Enter}")
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(it.bodies(itemPath)).toEqual([{ quantity: "12" }])
  })

  it("restores the order's quantity if the change could not be saved", async () => {
    const it = await opened(
      { [orderPath]: [orderCreated], [itemPath]: [callFailed("server", { requestId: "r-1" })] },
      "/buy",
      ofOrder,
    )
    await it.quantity.fill("12")
    await userEvent.keyboard("{Enter}")
    await it.says(it.t("buy:calculator.unsaved"))
    it.clock.increment(timing.itemPatchDebounce)
    await it.says(it.t("common:failure.server"))
    await expect.element(it.quantity).toHaveValue("10")
    await expect.element(it.cost).toHaveValue(here("285.00"))
  })

  it("redirects an order that waits for a payment to its status page", async () => {
    const { address } = await opened({ [orderPath]: [orderIssued] }, `/buy/${orderCreated.id}`, ofOrder)
    await expect.poll(address).toBe(`/buy/${orderCreated.id}/status`)
  })

  it("edits an Issued order on request, and leads to its payment methods", async () => {
    const it = await opened(
      { [orderPath]: [orderIssued], [itemPath]: [buildOrder({ state: "Issued" }, { quantity: "12" })] },
      `/buy/${orderCreated.id}?change=1`,
      ofOrder,
    )
    await it.quantity.fill("12")
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(it.bodies(itemPath)).toEqual([{ quantity: "12" }])
  })

  it("shows another customer's order as not found", async () => {
    const { t, says } = await opened({ [orderPath]: [refused(404, "NotFound")] }, `/buy/${orderCreated.id}`, ofOrder)
    await says(t("common:notFound.description"))
  })

  it("shows that a product is sold out, and offers the others", async () => {
    const { t, says } = await opened(
      { "/products": [[soldOutProduct, ethUnlimited]] },
      `/buy?productId=${soldOutProduct.id}`,
    )
    await says(t("buy:calculator.notOnSale.title"))
    await expect
      .element(page.getByRole("link", { name: /Ethereum/ }))
      .toHaveAttribute("href", `/buy?productId=${ethUnlimited.id}`)
  })

  it("reloads products that failed to load", async () => {
    const { t, says, quantity } = await opened({
      "/products": [callFailed("malformed"), callFailed("malformed"), [btcLimited]],
    })
    const retry = page.getByRole("button", { name: t("common:retry") })
    await says(t("common:failure.malformed"))
    await retry.click()
    await expect
      .poll(async () => {
        if (retry.elements().length > 0) await retry.click()
        return quantity.elements().length
      })
      .toBe(1)
  })

  it("warns if no payment method takes the amount, and offers the nearest amount that one takes", async () => {
    const limited = { ...btcLimited, payable: { min: decimal("100"), max: decimal("1000") } }
    const it = await opened({ "/products": [[limited]] })
    const figure = (text: string) =>
      locale === "en-US" ? `$${text}` : `${text.replace(",", "\u00a0").replace(".", ",")}\u00a0$`
    await it.quantity.fill("100")
    await it.says(it.t("buy:calculator.payable.above", { limit: figure("1,000.00") }))
    await page
      .getByRole("button", { name: new RegExp(`^${it.t("buy:calculator.payable.lower", { quantity: "35" })}`) })
      .click()
    await expect.element(it.quantity).toHaveValue("35")
    await expect
      .element(page.getByText(it.t("buy:calculator.payable.above", { limit: figure("1,000.00") })))
      .not.toBeInTheDocument()
    await it.quantity.fill("1")
    await it.says(it.t("buy:calculator.payable.below", { limit: figure("100.00") }))
    await it.quantity.fill("501")
    await userEvent.keyboard("{Tab}")
    await it.says(it.t("buy:calculator.payable.above", { limit: figure("1,000.00") }))
    // The page shows one notice with the quantity that can be paid. The product's maximum would not help, because no method accepts its
    // cost.
    const maximum = it.t("buy:calculator.adjusted.loweredToMaximum", { quantity: "" })
    expect(it.card.element().ownerDocument.body.textContent).not.toContain(maximum)
  })

  it.each([
    ["ends", "0", "30", null, "300.00"],
    ["is followed by another", "10", "27", "2099-01-01T00:00:00Z", "270.00"],
  ] as const)("updates banner, code and total when a sale %s", async (_, percent, price, until, total) => {
    const code = (discount: string) => ({
      code: "SALE20",
      isActive: true,
      canBeApplied: true,
      discountDuration: null,
      limits: [],
      discountPercent: decimal(discount),
    })
    const at = (discount: string, each: string, end: string | null) => ({
      ...btcLimited,
      discountPercent: decimal(discount),
      localizedToPayAmount: decimal(each),
      discountExpireDate: end,
    })
    const activated = (discount: string) =>
      page.getByText(new RegExp(it.t("account:promo.withSale", { percent: `${discount}\\s?%` })))
    createCookies(document, false).write("referral_code", "SALE20", 60)
    const it = await opened({
      "/products": [[at("20", "24", "2026-01-01T00:00:00Z")], [at(percent, price, until)]],
      "/referralcodes/SALE20": [code("20"), code("20"), code(percent)],
    })
    await it.total("240.00")
    it.clock.increment(timing.promoCheckDebounce)
    await expect.element(activated("20")).toBeVisible()
    saleLeft = 0
    it.clock.increment(timing.clockTick)
    await it.total(total)
    await expect.element(activated("20")).not.toBeInTheDocument()
    await expect.element(page.getByText(it.t("buy:banner.over"))).not.toBeInTheDocument()
    if (percent === "0") await it.says(it.t("account:promo.withoutSale"))
    else await expect.element(activated(percent)).toBeVisible()
  })

  it("focuses the field after “I have a promo code”, so that typing fills it in", async () => {
    const it = await opened({ "/referralcodes/WELCOME10": [callFailed("offline")], "/orders": [orderCreated] })
    await page.getByRole("button", { name: it.t("buy:promo.activate") }).click()
    await userEvent.keyboard("WELCOME10")
    const field = page.getByLabelText(it.t("account:promo.optional"))
    await expect.element(field).toHaveValue("WELCOME10")
    it.clock.increment(timing.promoCheckDebounce)
    // The check failed, so Continue works without the code.
    await it.says(it.t("account:promo.unchecked"))
    await it.proceed.click()
    await expect.poll(it.address).toBe(`/buy/${orderCreated.id}/method`)
    expect(it.bodies("/orders")).toEqual([expect.not.objectContaining({ code: "WELCOME10" })])
  })

  it("shows six payment marks before there is an order", async () => {
    const { t, proceed } = await opened()
    await expect.element(proceed).toBeVisible()
    const marks = page.getByRole("list", { name: t("buy:payWith") }).getByRole("listitem")
    expect(marks.elements().map(({ textContent }) => textContent)).toEqual([
      t("buy:methods.eth"),
      t("buy:methods.btc"),
      "Visa",
      "Mastercard",
      "SWIFT",
      "SEPA",
    ])
  })

  it("is not widened by amounts of any size", async () => {
    const { cost } = await opened({ "/products": [[hugeProduct]] }, `/buy?productId=${hugeProduct.id}`)
    await expect
      .element(cost)
      .toHaveValue(locale === "en-US" ? "123,456,783,475,842.16" : "123\u00a0456\u00a0783\u00a0475\u00a0842,16")
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})
