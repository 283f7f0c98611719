import { generateEmail, password } from "#tests/e2e/customer.ts"
import { test } from "#tests/engines/journey.ts"

test("a newcomer opens the front page and the calculator, signs up, and confirms the address", async ({
  site,
  t,
  desk,
  checkpoint,
  locale,
}) => {
  const email = generateEmail()
  await site.goto("/")
  await site.getByRole("heading", { name: t("home:title") }).seen()
  await site.getByRole("slider", { name: t("home:meter.power") }).seen()
  await checkpoint("front page")
  await site
    .getByRole("main")
    .getByRole("link", { name: t("home:buy") })
    .first()
    .click()
  await site.at(/^\/buy/)
  const quantity = site.getByLabel(t("buy:calculator.quantity"), { exact: true })
  const cost = site.getByLabel(t("buy:calculator.cost"), { exact: true })
  await quantity.fill("20")
  await site.press("Enter")
  await cost.holds(locale === "ru-RU" ? /^46\s312,50$/ : "570.00")
  await cost.fill("1")
  await site.press("Enter")
  await quantity.holds("1")
  await site.getByRole("slider").focus()
  await site.press("ArrowRight")
  await quantity.holds(locale === "ru-RU" ? "1,1" : "1.1")
  await checkpoint("calculator")
  await site.getByRole("button", { name: t("buy:calculator.continue") }).click()
  await site.at(/^\/signup\?redirect=%2Fbuy%2F[0-9a-f-]{36}%2Fmethod/)
  await checkpoint("sign-up")
  await site.getByLabel(t("account:auth.email")).fill(email)
  await site.getByLabel(t("account:auth.password"), { exact: true }).fill(password)
  await site.getByRole("button", { name: t("pay:invoice.continue") }).click()
  await site.getByRole("heading", { name: t("pay:methods.title") }).seen()
  await site.at(/^\/buy\/[0-9a-f-]{36}\/method$/)
  await checkpoint("methods")
  const [message] = await desk.emailsTo(email)
  await site.goto(message!.link)
  await site.getByText(t("account:auth.confirm.ready")).seen()
  await checkpoint("confirmed")
})
