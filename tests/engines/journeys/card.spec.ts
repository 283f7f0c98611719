import { cards } from "#tests/e2e/payments/paying.ts"
import { test } from "#tests/engines/journey.ts"

test("a customer pays by card, with the payer's details and a code of the bank", async ({
  site,
  t,
  customers,
  enter,
  checkpoint,
}) => {
  const account = await customers.signUp()
  const order = await customers.order(account, "20")
  await enter(account)
  await site.goto(`/buy/${order}/method`)
  await site.getByRole("radio", { name: t("pay:methods.CreditCard", { currency: "USD" }) }).check()
  await site.getByRole("button", { name: t("pay:identity.submit") }).click()
  await site.getByText(t("pay:identity.firstNameRequired"), { exact: true }).seen()
  await checkpoint("what is missing")
  await site.getByLabel(t("pay:identity.firstName"), { exact: true }).fill("Анна")
  await site.getByLabel(t("pay:identity.lastName")).fill("Иванова")
  await site.getByLabel(t("pay:identity.country"), { exact: true }).locator("option[value=DE]").click()
  await site.getByRole("checkbox", { name: t("pay:identity.terms") }).check()
  await checkpoint("details")
  await site.getByRole("button", { name: t("pay:identity.submit") }).click()
  await site.at(/^\/sandbox\/acquirer\//)
  await site.getByRole("textbox").fill(cards.needsCode)
  await site.press("Enter")
  await site.at(`/buy/${order}/status`)
  const code = site.getByLabel(t("pay:code.label"))
  await code.fill("0042")
  await checkpoint("code")
  await site.press("Enter")
  await site.getByRole("heading", { name: t("pay:success.title") }).seen()
  await checkpoint("success")
  await site.tab.back()
  await site.tab.forward()
  await site.getByRole("heading", { name: t("pay:success.title") }).seen()
})
