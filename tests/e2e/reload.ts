import type { BrowserContext, Page } from "@playwright/test"
import { expectListed, expectSameAfterReload } from "#scripts/reload.ts"
import { differenceOf } from "./reload-differences.ts"

/** Returns a number above zero for the product's own pages, which excludes the desk and other origins. */
const isOurs = (page: Page) => page.locator("#root[data-hydrated]").count()

/** Returns the number of the quarter of an hour. The rates change every quarter, and a page updates them at its own interval. */
const quarterOf = (moment: number): number => Math.floor(moment / 900_000)

/** Reloads each page of a story, unless the rates change between its two loads. `now` returns the sandbox's time. */
export const reloadAll = async (context: BrowserContext, story: string, now: () => Promise<number>): Promise<void> => {
  const difference = differenceOf(story)
  const differs: boolean[] = []
  for (const page of context.pages()) {
    if ((await isOurs(page)) === 0) continue
    const begun = (await now()) - (await page.evaluate(() => performance.now()))
    const haveRatesChanged = async () => quarterOf(begun) !== quarterOf(await now())
    if (await haveRatesChanged()) continue
    const compared = await expectSameAfterReload(page, difference).catch(async (failure: unknown) => {
      if (await haveRatesChanged()) return null
      throw failure
    })
    if (compared !== null) differs.push(compared)
  }
  if (differs.length > 0) expectListed(`"${story}"`, difference, differs.includes(true))
}
