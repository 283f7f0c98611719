import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
import type { Translate } from "./translate.ts"

/** Imitates a browser in which a page cannot open a file picker, so that the browser downloads the file directly. */
export const withoutPicker = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, "showSaveFilePicker", { value: undefined }))

/** Returns the content of the file that the browser downloads after the press. */
export const downloaded = async (page: Page, press: () => Promise<unknown>, name: RegExp): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()])
  expect(file.suggestedFilename()).toMatch(name)
  // The URL must contain no token, only the id of a used ticket.
  expect(new URL(file.url()).pathname).toMatch(/^\/api\/v1\/exports\/[0-9a-f-]{36}$/)
  return readFile(await file.path(), "utf8")
}

/** Exports the page's table and returns its content. */
export const exportedTable = (page: Page, t: Translate, name: "history" | "rewards" | "events") =>
  downloaded(
    page,
    () => page.getByRole("button", { name: t("history:export.table") }).click(),
    new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
  )

/** Imitates a customer who chooses a file in the browser's own dialog, which a test cannot operate. The file already contains "old". */
export const withChosenFile = async (page: Page) => {
  await page.addInitScript(() => {
    const chosen = async () => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle("chosen.csv", { create: true })
    }
    void chosen().then(async (file) => {
      const writable = await file.createWritable()
      await writable.write("old")
      await writable.close()
    })
    Object.defineProperty(window, "showSaveFilePicker", { value: chosen })
  })
  return () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory()
      const file = await folder.getFileHandle("chosen.csv")
      return (await file.getFile()).text()
    })
}
