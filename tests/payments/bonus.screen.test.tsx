import { Result } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { createActor, fromCallback, fromPromise } from "xstate"
import { createClock } from "#adapters/shared/clock.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { profile } from "#domain/fixtures/account.ts"
import { buildInvoicedOrder, buildMethods, buildPayingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import type { ClockReading, CountdownInput } from "#machines/shared/countdown.machine.ts"
import { session } from "#machines/site/session.machine.ts"
import { createPage as method } from "#main/buy-method.tsx"
import { createPage as status } from "#main/buy-status.tsx"
import { createPage as buy } from "#main/buy.tsx"
import type { AppContext } from "#main/site/app.ts"
import type { PageProps } from "#main/site/route-chunk.ts"
import { cleanup, openRoute, type MockResponses } from "#tests/account/render-route.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { paths } from "#ui/site/paths.ts"
import { storyShared } from "#ui/story/story-shared.ts"

const path = `/orders/${payingOrderId}`
const cookies = createCookies(document, false)
const clock = createClock(() => Date.parse("2026-11-21T10:00:00Z"))
const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }
const sepa = { ...buildMethods(null)[0]!.items[0]!, paymentType: "TransferSEPA", currencyId: "eur" } as const
const methods = [...buildMethods(null), { type: "TransferSEPA", disabled: false, items: [sepa] }] as const
const params = { orderId: payingOrderId }

const anonymous = createActor(
  session.provide({ actors: { watchTokens: fromCallback(() => undefined) as never } }),
).start()

const over = storyShared.countdown.provide({
  actors: {
    readClock: fromPromise<Result.Result<ClockReading>, CountdownInput>(async () =>
      Result.succeed({ secondsLeft: 0, until: bonus.expireDate }),
    ),
  },
})
/** Renders the page with a clock on which every deadline has passed. */
const late = (app: AppContext) => {
  const Page = method({ ...app, cookies, clock } as AppContext)
  return (props: PageProps) => (
    <SharedMachines value={{ ...storyShared, countdown: over }}>
      <Page {...props} />
    </SharedMachines>
  )
}

beforeEach(() => cleanup())

describe.each(["en-US", "ru-RU"] as const)("a bonus in %s", (locale) => {
  const atMethod = (
    script: MockResponses,
    show = (app: AppContext) => method({ ...app, cookies, clock } as AppContext),
  ) =>
    openRoute(
      show,
      locale,
      paths.buyMethod(payingOrderId),
      {
        "/profile": [profile],
        [`${path}/paymenttypecurrencies`]: [methods],
        "/fomo/recentPurchases": [[]],
        ...script,
      },
      params,
    )

  it("is offered with a countdown, and not offered after its end", async () => {
    const offer = {
      productId: buildPayingOrder("Assigned").items[0]!.productId,
      startRange: decimal("50"),
      endRange: decimal("199.9"),
      quantity: decimal("3"),
    }
    const open14 = { ...offer, date: "2026-11-21T09:46:00Z" }
    const { t } = await atMethod({ [path]: [buildPayingOrder("Assigned", { bonusOffer: open14 })] })
    await expect.element(page.getByRole("timer", { name: t("buy:bonus.left") })).toBeVisible()
    await cleanup()
    await atMethod({
      [path]: [buildPayingOrder("Assigned", { bonusOffer: { ...offer, date: "2026-11-21T09:45:00Z" } })],
    })
    await expect.element(page.getByText(t("pay:invoice.choose"))).toBeVisible()
    expect(page.getByRole("timer").elements()).toEqual([])
  })

  it("causes a warning if a bank transfer is selected, because the transfer loses it", async () => {
    const { t } = await atMethod({ [path]: [buildPayingOrder("Assigned", { bonus })] })
    await expect.element(page.getByRole("timer", { name: t("buy:bonus.window") })).toBeVisible()
    const warning = page.getByText(t("pay:methods.tooSlowForBonus"))
    await page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click()
    await expect.element(warning).not.toBeInTheDocument()
    await page.getByRole("radio", { name: /SEPA/ }).click()
    await expect.element(warning).toBeVisible()
  })

  it("is shown as lost on the method page after two hours", async () => {
    const { t } = await atMethod({ [path]: [buildPayingOrder("Assigned", { bonus })] }, late)
    await expect.element(page.getByText(t("common:bonus.over"))).toBeVisible()
    await expect.element(page.getByText(t("pay:summary.bonus"), { exact: true })).not.toBeInTheDocument()
  })

  it("is shown on the status screen with its countdown, and its end is reported", async () => {
    const app = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      {
        [path]: [buildInvoicedOrder("Issued", undefined, { bonus }), buildInvoicedOrder("Issued")],
      },
      params,
    )
    const { t } = app
    const timer = page.getByRole("timer", { name: t("common:bonus.window") })
    await expect.element(timer).toBeVisible()
    await expect.element(page.getByText(t("pay:summary.bonus"), { exact: true })).toBeVisible()
    app.clock.increment(timing.statusPoll)
    await expect.element(page.getByText(t("common:bonus.over"))).toBeVisible()
    await expect.element(timer).not.toBeInTheDocument()
  })

  it("is shown on the success screen as bought, without a countdown", async () => {
    const { t } = await openRoute(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: [buildPayingOrder("Completed", { bonus })] },
      params,
    )
    await expect.element(page.getByText(t("pay:summary.bonusIncluded"), { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^3\s/)).toBeVisible()
    expect(page.getByRole("timer").elements()).toEqual([])
  })

  it("is shown on the calculator while the order is changed", async () => {
    const { t } = await openRoute(
      (app) => buy({ ...app, session: anonymous, cookies }),
      locale,
      paths.buy(payingOrderId),
      { [path]: [buildPayingOrder("Assigned", { bonus, code: null })], "/fomo/recentPurchases": [[]] },
      params,
    )
    await expect.element(page.getByRole("timer", { name: t("common:bonus.window") })).toBeVisible()
  })
})
