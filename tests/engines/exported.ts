import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import type { Session } from "./driver/tab.ts"

/** Returns the lines of the table that the browser saves after the press. */
export const exportedFile = async (
  { downloads }: Session,
  press: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const before = readdirSync(downloads)
  const saved = () =>
    readdirSync(downloads).find((file) => /^history-\d{4}-\d\d-\d\d.*\.csv$/.test(file) && !before.includes(file))
  await press()
  const lines = () => {
    const file = saved()
    return file === undefined ? [] : readFileSync(join(downloads, file), "utf8").trimEnd().split(/\r?\n/)
  }
  await expect.poll(() => lines().length, { message: "a file in the folder of downloads" }).toBeGreaterThan(1)
  return lines()
}
