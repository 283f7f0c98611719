import { expect, test } from "./story.ts"

test("an order that is not there, or another customer's, is a page that is not there", async ({ page, context, t, customers }) => {
  const [owner, visitor] = [await customers.signUp(), await customers.signUp()]
  const foreign = await customers.order(owner)
  const unknown = crypto.randomUUID()
  await customers.enter(context, visitor)
  for (const id of [foreign, unknown, "abc", "1", "%3Cb%3E", `${unknown}0`]) {
    for (const path of [`/buy/${id}`, `/buy/${id}/method`, `/buy/${id}/status`]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: "404" }), path).toBeVisible()
      await expect(page.getByRole("link", { name: t("common:notFound.home") }), path).toBeVisible()
      await expect(page.getByText(owner.email), path).toHaveCount(0)
    }
  }
  await page.getByRole("link", { name: t("common:notFound.home") }).click()
  await expect(page).toHaveURL("/")
})

test("a stranger is asked to sign in before an order of a customer is shown", async ({ page, t, customers }) => {
  const owner = await customers.signUp()
  const path = `/buy/${await customers.order(owner)}`
  await page.goto(path)
  await expect(page.getByRole("main").getByRole("link", { name: t("buy:calculator.signIn") }))
    .toHaveAttribute("href", `/signin?redirect=${encodeURIComponent(path)}`)
  await expect(page.getByText(owner.email)).toHaveCount(0)
})

test("addresses that are no pages say so", async ({ page, t }) => {
  for (const path of ["/nowhere", "/buy/1/2/3/4", "/cabinet/nowhere", "/%", "/buy/..%2f..%2fcabinet", "/buy//method"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: "404" }), path).toBeVisible()
    await expect(page.getByText(t("common:notFound.description")), path).toBeVisible()
  }
})

test("each order leads to the page of its state", async ({ page, context, t, desk, customers }) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const order = await customers.order(account)
  await page.goto(`/buy/${order}/status`)
  await expect(page).toHaveURL(`/buy/${order}`)
  const { invoiceId } = await customers.invoice(account, order)
  await page.goto(`/buy/${order}`)
  await expect(page).toHaveURL(`/buy/${order}/status`)
  await page.goto(`/buy/${order}/status/${invoiceId}`)
  await expect(page).toHaveURL(`/buy/${order}/status`)
  await desk.pay((await desk.invoiceOf(order)).id, { kind: "exact" })
  await page.goto(`/buy/${order}/method`)
  await expect(page.getByRole("heading", { level: 1, name: t("pay:success.title") })).toBeVisible()
})
