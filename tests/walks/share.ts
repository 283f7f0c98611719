import { beforeEach, describe, it } from "vitest"
import { page } from "vitest/browser"
import { notRun } from "#scripts/flow/not-run.ts"
import { isChosen } from "#tests/chosen.ts"
import { walks } from "#ui/generated/walks.ts"
import type { Walk } from "#ui/walk.ts"

const files = Object.keys(import.meta.glob("./*.screen.test.tsx")).map((path) => path.slice("./".length))

// The record of `npm run paths -- walk --on screen` needs the screenshot.
if (import.meta.env["VITE_SCREENSHOTS"] !== undefined)
  beforeEach(({ task, onTestFailed }) => {
    onTestFailed(async () => {
      const screenshot = await page.screenshot({ path: `../../reports/paths-screens/${task.id}.png` })
      Object.assign(task.meta, { screenshot })
    })
  })

/**
 * The number of failures after which the remaining tests of a machine are skipped, because they would show nothing new
 * and each takes the full timeout of a step. `npm run flow` sets the number.
 */
const maxFailures = Number(import.meta.env["VITE_FAILURES"] ?? Infinity)

/**
 * Runs the tests of the machines in this file's share. Several files share the machines, because with a single file one
 * page of the browser would still walk after the other page has finished.
 */
export const testShare = (url: string, test: (machine: string, walk: Walk<any>) => void): void => {
  const file = new URL(url).pathname.split("/").at(-1)!
  const shares = files.filter((name) => name.split("-")[0] === file.split("-")[0])
  const share = Object.entries<Walk<any>>(walks).filter(
    ([name], at) => isChosen(name) && shares[at % shares.length] === file,
  )
  if (share.length === 0) it.skip("contains none of the chosen machines")
  describe.each(share)("%s", (machine, walk) => {
    let failures = 0
    beforeEach(({ skip, onTestFailed }) => {
      skip(failures >= maxFailures, notRun)
      onTestFailed(() => void failures++)
    })
    test(machine, walk)
  })
}
