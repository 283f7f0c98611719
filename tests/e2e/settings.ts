import type { Page } from "@playwright/test"
import { expect } from "./story.ts"
import type { Words } from "./words.ts"

/** The parts of the settings that their stories share. */
export const parts = (page: Page, t: Words) => {
  const main = page.getByRole("main")
  return {
    tab: (name: string) => page.getByRole("link", { name: t(`settings:tabs.${name}`), exact: true }),
    heading: (name: string) => page.getByRole("heading", { level: 2, name: t(`settings:tabs.${name}`), exact: true }),
    password: main.getByLabel(t("settings:currentPassword"), { exact: true }),
    save: main.getByRole("button", { name: t("settings:save"), exact: true }),
    alert: main.getByRole("alert"),
    told: (key: string) => main.getByText(t(`settings:${key}`))
  }
}

export const openTab = async (page: Page, t: Words, name: string) => {
  await page.goto(`/cabinet/settings?tab=${name}`)
  await expect(parts(page, t).heading(name)).toBeVisible()
}
