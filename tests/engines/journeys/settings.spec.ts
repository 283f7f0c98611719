import { translateTo } from "#tests/e2e/translate.ts"
import { expect, test } from "#tests/engines/journey.ts"

test("settings, language and theme are kept after a reload and in another tab", async ({
  site,
  open,
  t,
  customers,
  enter,
  checkpoint,
  locale,
  view,
}) => {
  const other = locale === "ru-RU" ? "en-US" : "ru-RU"
  const then = translateTo(other)
  await enter(await customers.confirmed())
  const second = await open()
  await second.goto("/cabinet/settings?tab=email")
  await second.getByLabel(t("settings:email.new")).fill("half-typed@exam")
  await site.goto("/cabinet/settings?tab=common")
  await site.getByRole("heading", { name: t("settings:tabs.common") }).seen()
  await checkpoint("settings")
  await site.getByLabel(t("settings:common.currency"), { exact: true }).locator("option[value=zar]").click()
  await site.getByLabel(t("settings:common.language")).locator(`option[value=${other}]`).click()
  await site
    .getByRole("main")
    .getByRole("button", { name: t("settings:save"), exact: true })
    .click()
  await site.getByText(then("settings:common.success")).seen()
  await checkpoint("saved")
  await second.getByRole("heading", { name: then("settings:tabs.email") }).seen()
  await second.getByLabel(then("settings:email.new")).holds("half-typed@exam")
  await checkpoint("the other tab", second)
  await second.tab.close()

  const themeOf = () => site.tab.run(() => document.documentElement.dataset["theme"] ?? "")
  const before = await themeOf()
  // A phone has the switches behind "More", so the test presses it first.
  const more = site.getByRole("button", { name: then("common:nav.more"), exact: true })
  if (view.width < 600) await more.click()
  const switches = ["system", "light", "dark"].map((theme) => then(`common:theme.${theme}`))
  await site.getByRole("button", { name: new RegExp(`^(?:${switches.join("|")})`) }).click()
  await expect.poll(themeOf).not.toBe(before)
  await checkpoint("menu")
  const chosen = await themeOf()
  await site.tab.reload()
  await site.getByRole("heading", { name: then("settings:tabs.common") }).seen()
  expect(await themeOf()).toBe(chosen)
  await checkpoint("another theme")
})
