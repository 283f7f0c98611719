import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import { beginningOf } from "#tests/e2e/translate.ts"
import { cards, heading, openScene, payByCard } from "./paying.ts"

const code = "0042"

test("a payer is identified and gets an invoice in one step, and a card pays the order instead", async ({
  page,
  context,
  t,
  customers,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const order = await customers.order(account, "20")
  await page.goto(`/buy/${order}/method`)
  await page.getByRole("radio", { name: t("pay:methods.TransferSEPA", { currency: "EUR" }) }).check()
  const submit = page.getByRole("button", { name: t("pay:identity.submit") })
  await submit.click()
  for (const key of ["firstNameRequired", "lastNameRequired", "countryRequired", "termsRequired"]) {
    // In Russian, the empty option of the country has the same words as the error message.
    await expect(page.getByText(t(`pay:identity.${key}`), { exact: true }).and(page.locator("span"))).toBeVisible()
  }
  await page.getByLabel(t("pay:identity.firstName"), { exact: true }).fill("Анна")
  await page.getByLabel(t("pay:identity.lastName")).fill("Иванова")
  await page.getByLabel(t("pay:identity.country"), { exact: true }).selectOption("DE")
  await page.getByRole("checkbox", { name: t("pay:identity.terms") }).check()

  const otherCustomer = await customers.signUp()
  const email = page.getByLabel(t("pay:identity.email"))
  await email.fill(otherCustomer.email)
  await submit.click()
  await expect(page.getByText(t("pay:identity.emailRegistered"))).toBeVisible()
  await email.fill("unknown@shop.example")
  await submit.click()
  await expect(page.getByText(t("pay:identity.orderLinked"))).toBeVisible()
  await email.fill(account.email)
  await submit.click()
  await expect(page).toHaveURL(`/buy/${order}/status`)

  // All pages already have the new profile, so client-side navigation does not show the form a second time.
  await page.goBack()
  await page.getByRole("radio", { name: t("pay:methods.CreditCard", { currency: "USD" }) }).check()
  await page.getByRole("button", { name: /570/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/acquirer\//)
  await page.getByRole("textbox").fill(cards.paid)
  await page.getByRole("textbox").press("Enter")
  await expect(page).toHaveURL(`/buy/${order}/status`)
  await expect(page.getByText(t("pay:card.prepared"))).toBeVisible()
  await expect(page.getByText("4242 42•• •••• 4242")).toBeVisible()
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
  await page.reload()
  await expect(heading(page, t("pay:success.title"))).toBeVisible()
})

test(
  "the code form keeps the focus after a wrong code, and accepts a code with leading zeros",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "card.open")
    await payByCard(page, t, cards.needsCode, order)
    const field = page.getByLabel(t("pay:code.label"))
    await expect(field).toBeVisible()
    await expect(page.getByRole("timer")).toBeVisible()
    const confirm = page.getByRole("button", { name: t("pay:code.submit") })
    await confirm.click()
    await expect(page.getByText(t("pay:code.required"))).toBeVisible()
    await field.fill("12")
    await confirm.click()
    await expect(page.getByText(t("pay:code.fourDigits"))).toBeVisible()
    await field.fill("1234")
    await field.press("Enter")
    await expect(page.getByText(t("pay:status.card.cardconfirm.wrongcode"))).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type(code)
    await page.keyboard.press("Enter")
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test(
  "the third wrong code ends the payment, and another card pays",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "card.open")
    await payByCard(page, t, cards.wrongCode, order)
    const field = page.getByLabel(t("pay:code.label"))
    for (const wrongCode of ["0000", "0001"]) {
      await field.fill(wrongCode)
      // The message of the first wrong code remains visible during the check of the second code, so the test waits for the response.
      await Promise.all([page.waitForResponse(/\/confirm$/), field.press("Enter")])
      await expect(page.getByText(t("pay:status.card.cardconfirm.wrongcode"))).toBeVisible()
      await expect(field).toBeFocused()
    }
    await field.fill("0002")
    await field.press("Enter")
    await expect(page.getByText(t("pay:card.error.unconfirmed"))).toBeVisible()
    await page.getByRole("link", { name: t("pay:card.another") }).click()
    await expect(page).toHaveURL(`/buy/${order}/method`)
    await expect(page.getByRole("button", { name: t("pay:invoice.continue") })).toBeDisabled()
    await page.goBack()
    await page.getByRole("link", { name: t("pay:card.again") }).click()
    await page.getByRole("button", { name: /570/ }).click()
    await page.getByRole("textbox").fill(cards.paid)
    await page.getByRole("textbox").press("Enter")
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

for (const [card, kind, detail] of [
  ["declined", "rejected", "05: Do not honor"],
  ["reversed", "reversed", "and was refunded."],
  ["bankError", "error", "96: System malfunction"],
] as const) {
  test(
    `a card that is ${card} shows its result with the bank's message`,
    onlyInFullRun,
    async ({ page, context, t, desk, customers, locale }) => {
      const order = await openScene({ page, context, desk, customers, locale }, "card.open")
      await payByCard(page, t, cards[card], order)
      await expect(heading(page, t(`pay:card.${kind}.title`))).toBeVisible()
      await expect(page.getByText(detail)).toBeVisible()
      await page.getByText(t("pay:card.details"), { exact: true }).click()
      await expect(page.getByText(beginningOf(t("pay:card.state")))).toBeVisible()
      await page.reload()
      await expect(heading(page, t(`pay:card.${kind}.title`))).toBeVisible()
    },
  )
}

test(
  "a card that is charged while its order is open cannot be paid again",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "card.open")
    await payByCard(page, t, cards.completing, order)
    const charged = page.getByText(t("pay:card.charged.title"))
    await expect(charged).toBeVisible()
    await expect(page.locator(`main a[href^="/buy/"]`)).toHaveCount(0)
    await expect(page.getByRole("button", { name: t("common:stuckMoney.copyOrder") })).toBeVisible()
    for (const path of [`/buy/${order}/method`, `/cabinet/orders/${order}`]) {
      await page.goto(path)
      await expect(page).toHaveURL(`/buy/${order}/status`)
      await expect(charged).toBeVisible()
    }
    await page.goto("/cabinet/orders")
    await expect(page.getByText(t("orders:charged"))).toBeVisible()
    await page.getByRole("link", { name: t("orders:actions.follow") }).click()
    await expect(charged).toBeVisible()
    await desk.moveClock(31_000)
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test(
  "the page waits for a slow bank, and a late code is rejected",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const scenes = { page, context, desk, customers, locale }
    await payByCard(page, t, cards.slow, await openScene(scenes, "card.open"))
    await expect(page.getByText(t("pay:card.stay"))).toBeVisible()
    await desk.moveClock(31_000)
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
    await payByCard(page, t, cards.codeTimeOut, await openScene(scenes, "card.open"))
    await expect(page.getByLabel(t("pay:code.label"))).toBeVisible()
    await desk.moveClock(21_000)
    await expect(heading(page, t("pay:card.rejected.title"))).toBeVisible()
  },
)

test(
  "a confirmation whose response is lost is looked up, and then confirmed or requested again",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const scenes = { page, context, desk, customers, locale }
    const confirm = async () => {
      const field = page.getByLabel(t("pay:code.label"))
      await field.fill(code)
      await field.press("Enter")
    }
    await openScene(scenes, "card.needsConfirmation")
    await desk.fail({ path: "/api/v1/orders/*", method: "POST", kind: "drop", count: 1 })
    await confirm()
    await expect(page.getByText(t("pay:code.notConfirmed"))).toBeVisible()
    await desk.fail({ path: "/api/v1/orders/*", method: "POST", kind: "lost", count: 1 })
    await confirm()
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test(
  "a return that could not be reported still leads to the bank's result",
  onlyInFullRun,
  async ({ page, context, t, desk, customers, locale }) => {
    const order = await openScene({ page, context, desk, customers, locale }, "card.open")
    await desk.fail({ path: `/api/v1/orders/${order}/invoices/*`, kind: "drop" })
    await payByCard(page, t, cards.paid, order)
    await expect(page.getByText(t("pay:card.prepared"))).toBeVisible()
    await desk.moveClock(14_000)
    await expect(heading(page, t("pay:success.title"))).toBeVisible()
  },
)

test("two tabs pay an order once, because the second card finds the first payment", async ({
  page,
  context,
  t,
  desk,
  customers,
  locale,
}) => {
  const order = await openScene({ page, context, desk, customers, locale }, "card.open")
  const other = await context.newPage()
  await other.goto(`/buy/${order}/status`)
  await other.getByRole("link", { name: t("pay:card.open") }).click()
  await payByCard(page, t, cards.paid, order)
  await other.getByRole("textbox").fill(cards.paid)
  await other.getByRole("textbox").press("Enter")
  await expect(other.getByRole("textbox")).toHaveCount(0)
  await other.getByRole("link").click()
  for (const tab of [page, other]) await expect(heading(tab, t("pay:success.title"))).toBeVisible()
})
