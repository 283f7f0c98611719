import type { Page } from "@playwright/test"
import { waitForHydration, expect, test } from "#tests/e2e/story.ts"

test.beforeEach(async ({ page, context, customers }) => {
  await customers.enter(context, await customers.signUp())
  await page.goto("/cabinet")
  // The test waits for hydration, because an earlier click on a link would load a new document.
  await waitForHydration(page)
})

test("the menu links to every section, and marks the current one", async ({ page, t }) => {
  const menu = page.getByRole("navigation", { name: t("common:nav.label") })
  const sections = [
    ["buy", "/cabinet/buy"],
    ["contracts", "/cabinet/contracts"],
    ["investment", "/cabinet/investment"],
    ["orders", "/cabinet/orders"],
    ["history", "/cabinet/history"],
    ["settings", "/cabinet/settings"],
    ["support", "/cabinet/support"],
    ["dashboard", "/cabinet"],
  ] as const
  for (const [name, address] of sections) {
    await menu.getByRole("link", { name: t(`common:nav.${name}`) }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
    await expect(menu.locator("[aria-current=page]")).toHaveText(t(`common:nav.${name}`))
  }
  await expect(menu.getByRole("link", { name: t("common:nav.partner") })).toHaveCount(0)
  await expect(menu.getByText(t("common:join.title"))).toBeVisible()
})

test("the state of the menu is remembered, even in another tab", async ({ page, context, t }) => {
  const collapse = page.getByRole("button", { name: t("common:nav.collapse") })
  const expand = (on: Page) => on.getByRole("button", { name: t("common:nav.expand") })
  const other = await context.newPage()
  await other.goto("/cabinet")
  await expect(collapse).toHaveAttribute("aria-expanded", "true")
  await collapse.click()
  await expect(expand(page)).toHaveAttribute("aria-expanded", "false")
  await expect(expand(other)).toHaveAttribute("aria-expanded", "false")
  await page.reload()
  await expect(expand(page)).toHaveAttribute("aria-expanded", "false")
})

test("the bar on a phone has the main sections, and the drawer the others", async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const drawer = page.getByRole("navigation", { name: t("common:nav.label") })
  const bar = page.getByRole("navigation", { name: t("common:nav.shortcuts") })
  await expect(drawer).toBeHidden()
  await bar.getByRole("link", { name: t("common:nav.orders") }).click()
  await expect(page).toHaveURL("/cabinet/orders")
  // After navigation the page focuses the heading. A key pressed earlier could reach the wrong element.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await bar.getByRole("button", { name: t("common:nav.more") }).press("Enter")
  await expect(drawer).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await bar.getByRole("button", { name: t("common:nav.more") }).click()
  await drawer.getByRole("link", { name: t("common:nav.contracts") }).click()
  await expect(page).toHaveURL("/cabinet/contracts")
  await expect(drawer).toBeHidden()
})

test("being offline is reported once a call has failed, and so is being online again", async ({ page, context, t }) => {
  const offlineNotice = page.getByText(t("common:connection.offline"))
  await page.goto("/cabinet/contracts")
  await waitForHydration(page)
  // Without this wait, pending loads would fail offline before the visitor does anything.
  await page.waitForLoadState("networkidle")
  await context.setOffline(true)
  await expect(offlineNotice).toHaveCount(0)
  await page.getByRole("link", { name: t("cabinet:contracts.filters.Expired") }).click()
  await expect(offlineNotice).toBeVisible()
  await context.setOffline(false)
  await expect(offlineNotice).toHaveCount(0)
})

test("no page is wider than a small phone, and the header fits into one line on a common one", async ({ page }) => {
  for (const address of ["/", "/signin", "/buy", "/cabinet", "/cabinet/orders", "/cabinet/contracts"]) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 390, height: 844 })
    const header = await page.getByRole("banner").boundingBox()
    expect(header!.height, address).toBeLessThan(72)
  }
})
