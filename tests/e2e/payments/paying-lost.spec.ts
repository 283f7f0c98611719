import type { Page } from "@playwright/test"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { cards, heading, openScene, payByCard } from "./paying.ts"

// In these stories, the server performs each call, but its response is lost. Other stories cover this case for
// invoices, card codes, vouchers, e-mails and the completion of an order.

const offline = (page: Page) => page.getByRole("alert")

test("an order whose assignment response is lost is assigned once", async ({
  page,
  context,
  t,
  desk,
  customers,
  request,
}) => {
  const id = crypto.randomUUID()
  await request.post("/api/v1/orders", { data: { id, items: [{ productId: "btc-limited", quantity: "20" }] } })
  await customers.enter(context, await customers.signUp())
  let assigned = 0
  page.on("request", (outgoing) => {
    if (outgoing.url().endsWith("/assign")) assigned += 1
  })
  await desk.fail({ path: `/api/v1/orders/${id}/assign`, kind: "lost", count: 1 })
  await page.goto(`/buy/${id}/method`)
  await expect(offline(page)).toBeVisible()
  await page.getByRole("button", { name: t("common:retry") }).click()
  await expect(page.getByRole("radio").first()).toBeVisible()
  expect(assigned).toBe(1)
})

test(
  "a code whose removal response is lost is removed, and the order continues",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, request }) => {
    const id = crypto.randomUUID()
    await request.post("/api/v1/orders", {
      data: { id, code: "MYOWN10", items: [{ productId: "btc-limited", quantity: "20" }] },
    })
    await customers.enter(context, await customers.signUp())
    await page.goto(`/buy/${id}/method`)
    await desk.fail({ path: `/api/v1/orders/${id}`, method: "PATCH", kind: "lost", count: 1 })
    await page.getByRole("button", { name: t("buy:assignOrder.removeCode") }).click()
    await page.getByRole("button", { name: t("common:retry") }).click()
    await expect(page.getByRole("radio").first()).toBeVisible()
  },
)

for (const [scene, limit] of [
  ["belowMinimum", "raise"],
  ["aboveMaximum", "lower"],
] as const) {
  const begin = (text: string) => new RegExp(`^${text.slice(0, text.indexOf("§"))}`)

  test(
    `${scene}: one click brings the order within the limit of a method, which can then be selected`,
    scene === "belowMinimum" ? {} : onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      await openScene({ page, context, desk, customers, locale }, `methods.${scene}`)
      const fix = page
        .getByRole("button", { name: begin(t(`pay:fix.${limit}`, { quantity: "§" })) })
        .filter({ hasText: t("pay:coins.btc") })
      const bitcoin = page.getByRole("radio", { name: new RegExp(`^${t("pay:coins.btc")}`) })
      await expect(bitcoin).toBeDisabled()
      await fix.click()
      await expect(bitcoin).toBeEnabled()
      await expect(fix).toHaveCount(0)
    },
  )

  test(
    `${scene}: a change whose response is lost is made once, however often it is clicked`,
    scene === "belowMinimum" ? {} : onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      const order = await openScene({ page, context, desk, customers, locale }, `methods.${scene}`)
      const sent = new Set<string>()
      page.on("request", (outgoing) => {
        if (outgoing.method() === "PATCH") sent.add(outgoing.postData() ?? "")
      })
      await desk.fail({ path: `/api/v1/orders/${order}/items/*`, kind: "lost", count: 1 })
      const fix = page
        .getByRole("button", { name: begin(t(`pay:fix.${limit}`, { quantity: "§" })) })
        .filter({ hasText: t("pay:coins.btc") })
      await fix.click()
      await expect(offline(page)).toBeVisible()
      await fix.click()
      await expect(fix).toHaveCount(0)
      // All requests have the same body, because the call sets a quantity instead of adding to it.
      expect(sent.size).toBe(1)
    },
  )
}

test(
  "a bonus whose response is lost is accepted once",
  onlyInFullRun,
  async ({ page, context, t, desk, customers }) => {
    const account = await customers.signUp()
    await customers.enter(context, account)
    const order = await customers.order(account, "20")
    await page.goto(`/buy/${order}/method`)
    await desk.fail({ path: `/api/v1/orders/${order}/items/btc-limited/*`, kind: "lost", count: 1 })
    const accept = page.getByRole("status").getByRole("button")
    await accept.click()
    await expect(offline(page)).toBeVisible()
    await accept.click()
    await expect(page.getByText(t("buy:bonus.window"))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t("buy:bonus.window"))).toBeVisible()
  },
)

for (const [what, goOn] of [
  ["sent again", false],
  ["looked at after a reload", true],
] as const) {
  test(
    `the payer is identified once although responses are lost: ${what}`,
    goOn ? {} : onlyInFullRun,
    async ({ page, context, t, desk, customers }) => {
      const account = await customers.signUp()
      await customers.enter(context, account)
      const order = await customers.order(account, "20")
      const card = page.getByRole("radio", { name: t("pay:methods.CreditCard", { currency: "USD" }) })
      await page.goto(`/buy/${order}/method`)
      await card.check()
      await page.getByLabel(t("pay:identity.firstName"), { exact: true }).fill("Анна")
      await page.getByLabel(t("pay:identity.lastName")).fill("Иванова")
      await page.getByLabel(t("pay:identity.country"), { exact: true }).selectOption("DE")
      await page.getByRole("checkbox", { name: t("pay:identity.terms") }).check()
      const submit = page.getByRole("button", { name: t("pay:identity.submit") })
      for (const path of [`/api/v1/orders/${order}/assign`, "/api/v1/profile/identify"]) {
        await desk.fail({ path, method: "POST", kind: "lost", count: 1 })
        // The notice of the previous call may still be visible, so the test waits for the failed request itself.
        const lost = page.waitForEvent("requestfailed", (outgoing) => outgoing.url().endsWith(path))
        await submit.click()
        await lost
        await expect(offline(page), path).toBeVisible()
        await expect(page.getByLabel(t("pay:identity.lastName"))).toHaveValue("Иванова")
      }
      if (goOn) {
        await page.reload()
        await card.check()
        await expect(page.getByRole("button", { name: /570/ })).toBeEnabled()
        await expect(submit).toHaveCount(0)
      } else {
        await submit.click()
        await expect(page).toHaveURL(/\/sandbox\/acquirer\//)
      }
    },
  )
}

test("a return whose response is lost is reported once, and the order is paid", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const order = await openScene({ page, context, desk, customers, locale }, "card.open")
  let reported = 0
  page.on("request", (outgoing) => {
    if (outgoing.url().endsWith("/enroll")) reported += 1
  })
  await desk.fail({ path: `/api/v1/orders/${order}/invoices/*`, kind: "lost", count: 1 })
  await payByCard(page, t, cards.paid, order)
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
  await page.reload()
  await page.goBack()
  expect(reported).toBe(1)
})

for (const [kind, isDone] of [
  ["drop", false],
  ["lost", true],
] as const) {
  test(
    `an accepted part with ${isDone ? "a lost response" : "an interrupted call"} is looked up before it is accepted again`,
    isDone ? {} : onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      const order = await openScene({ page, context, desk, customers, locale }, "btc.underpaid")
      await page.goto("/cabinet/orders?state=Warning")
      await page.getByRole("button", { name: new RegExp(`^${t("orders:actions.moreOf", { number: "" })}`) }).click()
      await page.getByRole("button", { name: t("orders:actions.accept") }).click()
      const dialog = page.getByRole("dialog")
      const accept = dialog.getByRole("button", { name: new RegExp(`^${t("orders:modal.accept", { available: "" })}`) })
      await desk.fail({ path: `/api/v1/orders/${order}/accept`, kind, count: 1 })
      await accept.click()
      await expect(dialog.getByText(t("orders:modal.outcomeUnknown"))).toBeVisible()
      await expect(accept).toHaveCount(0)
      await dialog.getByRole("button", { name: t("orders:modal.check") }).click()
      if (!isDone) await accept.click()
      await expect(dialog).toHaveCount(0)
      await page.goto(`/buy/${order}/status`)
      await expect(heading(page, t("pay:success.title"))).toBeVisible()
    },
  )
}
