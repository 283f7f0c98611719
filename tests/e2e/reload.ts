import type { BrowserContext, Page } from "@playwright/test"
import { expectListed, expectSameAfterReload } from "#scripts/reload.ts"
import { differenceOf } from "./reload-differences.ts"

/** Not the desk, and no page of another origin. */
const isOurs = (page: Page) => page.locator("#root[data-hydrated]").count()

/** Loads each page of a story again. */
export const reloadAll = async (context: BrowserContext, story: string): Promise<void> => {
  const difference = differenceOf(story)
  const differs: boolean[] = []
  for (const page of context.pages())
    if ((await isOurs(page)) > 0) differs.push(await expectSameAfterReload(page, difference))
  expectListed(`"${story}"`, difference, differs.includes(true))
}
