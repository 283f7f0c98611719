import type { BrowserContext, Page } from "@playwright/test"
import { expect, onlyInFullRun, test } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"

/** Signs this browser in as the desk's partner, a customer with a history and a paid reward. */
const signInAsPersona = async (context: BrowserContext, locale: string) => {
  const response = await context.request.post("/sandbox/api/personas", {
    data: { persona: "partner" },
    headers: { "Accept-Language": locale },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { readonly email: string }
}

const parts = (page: Page, t: Translate) => ({
  dialog: page.getByRole("dialog"),
  question: page.getByRole("dialog", { name: t("review:init.title") }),
  good: page.getByRole("button", { name: t("review:init.good") }),
  bad: page.getByRole("button", { name: t("review:init.bad") }),
  message: page.getByLabel(t("review:negative.message")),
  send: page.getByRole("button", { name: t("review:negative.send") }),
  thanks: page.getByRole("dialog", { name: t("review:thanks.title") }),
})

/** Navigates from another page to the history, which then loads. */
const toHistory = async (page: Page, t: Translate) => {
  // The test waits for hydration, because an earlier click on the link would load a new document without a previous route.
  await expect(page.getByRole("button", { name: /@persona\.example$/ })).toBeVisible()
  await page
    .getByRole("navigation", { name: t("common:nav.label") })
    .getByRole("link", { name: t("common:nav.history") })
    .click()
  await expect(page).toHaveURL("/cabinet/history")
  await expect(page.getByText(t("history:operations.PartnerBonus")).first()).toBeVisible()
}

test("a bad review is sent with stars and without credentials, and the prompt never returns", async ({
  page,
  context,
  locale,
  t,
}) => {
  const { email } = await signInAsPersona(context, locale!)
  const { dialog, question, bad, message, send, thanks } = parts(page, t)
  // The first page of a visit has no previous route.
  await page.goto("/cabinet/history")
  await expect(page.getByText(t("history:operations.PartnerBonus")).first()).toBeVisible()
  await page.goto("/cabinet/contracts")
  await expect(dialog).toHaveCount(0)
  await toHistory(page, t)
  await expect(question).toBeVisible()
  await bad.click()
  await send.click()
  await expect(page.getByText(t("review:errors.message"))).toBeVisible()
  await expect(message).toBeFocused()
  await expect(page.getByRole("radio").first()).toBeChecked()

  const text = `Late payouts ${crypto.randomUUID()}`
  await page.route("**/wp-admin/**", (route) => route.abort())
  await message.fill(text)
  await page.getByRole("radio").nth(2).check({ force: true })
  await send.click()
  await expect(page.getByText(t("review:errors.default"))).toBeVisible()
  await expect(message).toHaveValue(text)
  await page.unroute("**/wp-admin/**")
  const sent = page.waitForRequest("**/wp-admin/admin-ajax.php")
  await send.click()
  const headers = await (await sent).allHeaders()
  expect([headers["cookie"], headers["authorization"]]).toEqual([undefined, undefined])
  await thanks
    .getByRole("button", { name: t("review:thanks.close") })
    .first()
    .click()

  const written = (await (await context.request.get("/sandbox/api/reviews")).json()) as ReadonlyArray<{
    readonly content: string
  }>
  expect(written.filter(({ content }) => content === text)).toEqual([
    { name: email, email, title: "Negative review", content: text, rating: 3 },
  ])

  await page.goto("/cabinet/contracts")
  await toHistory(page, t)
  await expect(dialog).toHaveCount(0)
  await context.clearCookies({ name: "token" })
  await signInAsPersona(context, locale!)
  await page.goto("/cabinet/contracts")
  await toHistory(page, t)
  await expect(dialog).toHaveCount(0)
  expect((await context.cookies()).find(({ name }) => name === "reviewSent")?.value).toBe("true")
})

test(
  "the review prompt stays away for the browser session after closing it, and for good after choosing a site",
  onlyInFullRun,
  async ({ page, context, locale, t }) => {
    await signInAsPersona(context, locale!)
    const { dialog, question, good } = parts(page, t)
    await page.goto("/cabinet/contracts")
    await toHistory(page, t)
    await expect(question).toBeVisible()
    await page.keyboard.press("Escape")
    await page.goto("/cabinet/contracts")
    await toHistory(page, t)
    await expect(dialog).toHaveCount(0)
    expect((await context.cookies()).find(({ name }) => name === "reviewSent")).toBeUndefined()

    // Another tab of the session asks no question, because all tabs share the cookie.
    const other = await context.newPage()
    await other.goto("/cabinet/contracts")
    await toHistory(other, t)
    await expect(other.getByRole("dialog")).toHaveCount(0)
    await other.close()

    // Deleting the cookie imitates a new browser session.
    await context.clearCookies({ name: "reviewPrompted" })
    await page.goto("/cabinet/contracts")
    await toHistory(page, t)
    await good.click()
    const place = page.getByRole("link", { name: new RegExp(t("review:resources.trustpilot")) })
    await expect(place).toHaveAttribute("rel", "noopener noreferrer")
    await context.route("https://www.trustpilot.com/**", (route) => route.fulfill({ body: "" }))
    await place.click()
    await expect(parts(page, t).thanks).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === "reviewSent")?.value).toBe("true")
  },
)
