import type { Page } from "@playwright/test"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, password } from "#tests/e2e/story.ts"
import type { Translate } from "#tests/e2e/translate.ts"
import { codeAt } from "./authenticator.ts"

/** Returns the parts of the settings pages that several tests use. */
export const parts = (page: Page, t: Translate) => {
  const main = page.getByRole("main")
  return {
    tab: (name: string) => page.getByRole("link", { name: t(`settings:tabs.${name}`), exact: true }),
    heading: (name: string) => page.getByRole("heading", { level: 2, name: t(`settings:tabs.${name}`), exact: true }),
    password: main.getByLabel(t("settings:currentPassword"), { exact: true }),
    save: main.getByRole("button", { name: t("settings:save"), exact: true }),
    alert: main.getByRole("alert"),
    notice: (key: string) => main.getByText(t(`settings:${key}`)),
  }
}

export const openTab = async (page: Page, t: Translate, name: string) => {
  await page.goto(`/cabinet/settings?tab=${name}`)
  await expect(parts(page, t).heading(name)).toBeVisible()
}

export const openTopic = async (page: Page, t: Translate, topic: string) => {
  await page.goto(`/cabinet/settings?tab=${topic}`)
  await expect(parts(page, t).heading("security")).toBeVisible()
}

/** Copies the key from the page, as a customer does for an app. */
export const keyOn = async (page: Page, t: Translate): Promise<string> => {
  await page.getByRole("button", { name: `${t("common:copy.action")} ${t("settings:twoFactor.scan.copied")}` }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

export const halfMinute = 30_000

/** Fills the form that enables two-factor, except for the code, which submits it. Returns a function that creates the next code. */
export const beginTwoFactor = async (page: Page, t: Translate, desk: DeskClient) => {
  await page.getByRole("button", { name: t("settings:twoFactor.enable") }).click()
  const key = await keyOn(page, t)
  await page.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }).check()
  await parts(page, t).password.fill(password)
  // Each code works only once, so the next code comes from the next half minute.
  return async () => {
    await desk.moveClock(halfMinute)
    return codeAt(key, await desk.now())
  }
}
