import { Result } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { createActor, fromCallback, fromPromise } from "xstate"
import { createClock } from "#adapters/shared/clock.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { profile } from "#domain/fixtures/account.ts"
import { invoicedOrder, methodsWith, payingOrder, payingOrderId } from "#domain/fixtures/payment.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import type { ClockReading, CountdownInput } from "#machines/shared/countdown.machine.ts"
import { session } from "#machines/site/session.machine.ts"
import { page as method } from "#main/buy-method.tsx"
import { page as status } from "#main/buy-status.tsx"
import { page as buy } from "#main/buy.tsx"
import type { AppContext } from "#main/site/app.ts"
import type { PageProps } from "#main/site/route-chunk.ts"
import { cleanup, open, type Script } from "#tests/account/frame.tsx"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { paths } from "#ui/site/paths.ts"
import { storyShared } from "#ui/story/story-shared.ts"

const path = `/orders/${payingOrderId}`
const cookies = createCookies(document, false)
const clock = createClock(() => Date.parse("2026-11-21T10:00:00Z"))
const bonus = { quantity: decimal("3"), expireDate: "2026-11-21T12:00:00Z" }
const sepa = { ...methodsWith(null)[0]!.items[0]!, paymentType: "TransferSEPA", currencyId: "eur" } as const
const methods = [...methodsWith(null), { type: "TransferSEPA", disabled: false, items: [sepa] }] as const
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
  const atMethod = (script: Script, show = (app: AppContext) => method({ ...app, cookies, clock } as AppContext)) =>
    open(
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

  it("counts the offer down, and no longer offers what its date put behind", async () => {
    const offer = {
      productId: payingOrder("Assigned").items[0]!.productId,
      startRange: decimal("50"),
      endRange: decimal("199.9"),
      quantity: decimal("3"),
    }
    const open14 = { ...offer, date: "2026-11-21T09:46:00Z" }
    const { t } = await atMethod({ [path]: [payingOrder("Assigned", { bonusOffer: open14 })] })
    await expect.element(page.getByRole("timer", { name: t("buy:bonus.left") })).toBeVisible()
    await cleanup()
    await atMethod({ [path]: [payingOrder("Assigned", { bonusOffer: { ...offer, date: "2026-11-21T09:45:00Z" } })] })
    await expect.element(page.getByText(t("pay:invoice.choose"))).toBeVisible()
    expect(page.getByRole("timer").elements()).toEqual([])
  })

  it("is lost with a transfer, and a warning appears when one is chosen", async () => {
    const { t } = await atMethod({ [path]: [payingOrder("Assigned", { bonus })] })
    await expect.element(page.getByRole("timer", { name: t("buy:bonus.window") })).toBeVisible()
    const warning = page.getByText(t("pay:methods.tooSlowForBonus"))
    await page.getByRole("radio", { name: new RegExp(t("pay:coins.btc")) }).click()
    await expect.element(warning).not.toBeInTheDocument()
    await page.getByRole("radio", { name: /SEPA/ }).click()
    await expect.element(warning).toBeVisible()
  })

  it("is shown as lost on the method page after two hours", async () => {
    const { t } = await atMethod({ [path]: [payingOrder("Assigned", { bonus })] }, late)
    await expect.element(page.getByText(t("common:bonus.over"))).toBeVisible()
    await expect.element(page.getByText(t("pay:summary.bonus"), { exact: true })).not.toBeInTheDocument()
  })

  it("stands on the status screen with its clock, and its end is said", async () => {
    const app = await open(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      {
        [path]: [invoicedOrder("Issued", undefined, { bonus }), invoicedOrder("Issued")],
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

  it("stands on the success screen as bought, without a clock", async () => {
    const { t } = await open(
      status,
      locale,
      paths.buyStatus(payingOrderId),
      { [path]: [payingOrder("Completed", { bonus })] },
      params,
    )
    await expect.element(page.getByText(t("pay:summary.bonusIncluded"), { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^3\s/)).toBeVisible()
    expect(page.getByRole("timer").elements()).toEqual([])
  })

  it("stands on the calculator while the order is changed", async () => {
    const { t } = await open(
      (app) => buy({ ...app, session: anonymous, cookies }),
      locale,
      paths.buy(payingOrderId),
      { [path]: [payingOrder("Assigned", { bonus, code: null })], "/fomo/recentPurchases": [[]] },
      params,
    )
    await expect.element(page.getByRole("timer", { name: t("common:bonus.window") })).toBeVisible()
  })
})
