import { expect, test } from "#tests/e2e/story.ts"

test("a dashboard whose server fails shows one panel, one retry and no notification, and the retry loads everything", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  await customers.enter(context, await desk.persona("miner"))
  await desk.fail({ path: "/api/v1/*", kind: "500" })
  await page.goto("/cabinet")
  const main = page.getByRole("main")
  await expect(main.getByRole("alert")).toHaveCount(1)
  await expect(main.getByRole("alert")).toContainText(t("dashboard:failed"))
  await expect(main.getByRole("button", { name: t("common:retry") })).toHaveCount(1)
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(0)
  const menu = page.getByRole("navigation", { name: t("common:nav.label") })
  await expect(menu.getByRole("link", { name: t("common:nav.support") })).toBeVisible()
  await expect(page.getByText(t("common:nav.supportIdentified"))).toHaveCount(0)
  await expect(page.getByText(t("common:join.account"))).toHaveCount(0)
  await menu.getByRole("link", { name: t("common:nav.support") }).click()
  await expect(main.getByText(t("common:profileMissing"))).toBeVisible()
  await expect(page.getByText(t("support:unavailable.title"))).toHaveCount(0)
  await page.goBack()
  await expect(main.getByRole("button", { name: t("common:retry") })).toHaveCount(1)
  await desk.heal()
  await main.getByRole("button", { name: t("common:retry") }).click()
  await expect(
    page
      .getByRole("region", { name: t("dashboard:accounts.title") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible()
  await expect(main.getByRole("alert")).toHaveCount(0)
})

test("one failed part shows an error, and the other parts load", async ({ page, context, customers, desk, t }) => {
  await customers.enter(context, await desk.persona("miner"))
  await desk.fail({ path: "/api/v1/contracts", kind: "500" })
  await page.goto("/cabinet")
  await expect(
    page
      .getByRole("region", { name: t("dashboard:accounts.title") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible()
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1)
})
