import type { Page } from "@playwright/test"
import { codeAt } from "./authenticator.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, password } from "#tests/e2e/story.ts"
import type { Words } from "#tests/e2e/words.ts"

/** The parts of the settings that their stories share. */
export const parts = (page: Page, t: Words) => {
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

export const openTab = async (page: Page, t: Words, name: string) => {
  await page.goto(`/cabinet/settings?tab=${name}`)
  await expect(parts(page, t).heading(name)).toBeVisible()
}

/** One topic of Security. */
export const openTopic = async (page: Page, t: Words, topic: string) => {
  await page.goto(`/cabinet/settings?tab=${topic}`)
  await expect(parts(page, t).heading("security")).toBeVisible()
}

/** The key as a person copies it from the page into an app. */
export const keyOn = async (page: Page, t: Words): Promise<string> => {
  await page.getByRole("button", { name: `${t("common:copy.action")} ${t("settings:twoFactor.scan.copied")}` }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

export const halfMinute = 30_000

/** The form that enables two-factor, filled up to the code, which sends it. Answers what makes the next code. */
export const beginTwoFactor = async (page: Page, t: Words, desk: DeskClient) => {
  await page.getByRole("button", { name: t("settings:twoFactor.enable") }).click()
  const key = await keyOn(page, t)
  await page.getByRole("checkbox", { name: t("settings:twoFactor.keep.agree") }).check()
  await parts(page, t).password.fill(password)
  // Each works once: the next one is of the next half minute.
  return async () => {
    await desk.moveClock(halfMinute)
    return codeAt(key, await desk.now())
  }
}
