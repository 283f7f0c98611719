import { expect, type Page } from "@playwright/test"

/** A difference that a reload may make on a page. */
export interface Difference {
  /** The reason, or null if no difference is allowed. */
  readonly reason: string | null
  /** Roles that the comparison ignores, including their content. */
  readonly hides: readonly string[]
  /** True if the comparison ignores the values and states of controls. */
  readonly values: boolean
  /** True if the URL may differ. */
  readonly address?: boolean
  /** True if the difference disappears automatically, perhaps before the reload. */
  readonly isTemporary?: boolean
}
export const noDifference: Difference = { reason: null, hides: [], values: false }

/** Text that changes with time: a time of day, a countdown, or the id of a request or form. */
const passing = /\b\d{1,2}:\d{2}(?::\d{2})?\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

/** Roles that the comparison always ignores. Notifications (`log`) disappear after ten seconds. */
const always = ["log"]

const indentOf = (line: string) => line.search(/\S/)

/** Removes these roles and their content from a snapshot. */
const withoutRoles = (lines: readonly string[], roles: readonly string[]): readonly string[] => {
  let hidden: number | null = null
  return lines.filter((line) => {
    if (hidden !== null && indentOf(line) > hidden) return false
    const role = /^\s*- '?(\w+)/.exec(line)?.[1]
    hidden = role !== undefined && roles.includes(role) ? indentOf(line) : null
    return hidden === null
  })
}

/** Removes the value and state of a control, and leaves its role and name. */
const withoutValue = (line: string) =>
  line.replace(/^(\s*- (?:textbox|combobox|slider|checkbox|radio|option|button)(?: "[^"]*")?).*$/, "$1")

const shownIn = (text: string, { hides, values }: Pick<Difference, "hides" | "values">): string => {
  const lines = withoutRoles(text.split("\n"), [...always, ...hides])
  return (values ? lines.map(withoutValue) : lines).join("\n").replaceAll(passing, "…")
}

const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}
const textOf = (page: Page) => page.locator("body").ariaSnapshot()

/**
 * Returns the text of the page once nothing is loading and the text has not changed for half a second. Returns the
 * latest text if the page never settles.
 */
const loadedText = async (page: Page): Promise<string> => {
  let last = ""
  const isLoaded = async () => {
    const before = last
    // Counts before it reads the text. In the other order, loading could end in between, and the text would be outdated.
    const loading = await page.locator("[data-awaited]").count()
    last = await textOf(page)
    return last === before && loading === 0
  }
  await expect
    .poll(isLoaded, { intervals: [500], timeout: 10_000 })
    .toBe(true)
    .catch(() => null)
  return last
}

/**
 * Reloads a page and compares text, controls and URL with those before. A difference means stale data, lost state, or a
 * URL that does not identify the content. Returns true if the page differs in an allowed way.
 */
export const expectSameAfterReload = async (page: Page, difference: Difference): Promise<boolean> => {
  // An earlier test may have switched to print styles.
  await page.emulateMedia({ media: null })
  const [text, address] = [await loadedText(page), addressOf(page)]
  const isShownIn = (now: string) => shownIn(now, difference)
  const after = (message: string) => ({
    message: `${message} after a reload: end on a page that survives one, or list the difference (tests/e2e/reload-differences.ts)`,
    timeout: 30_000,
  })
  await page.reload()
  if (!difference.address) await expect.poll(() => addressOf(page), after("The address")).toBe(address)
  await expect.poll(async () => isShownIn(await textOf(page)), after("What the page shows")).toBe(isShownIn(text))
  if (difference.reason === null || difference.isTemporary) return false
  return addressOf(page) !== address || shownIn(await loadedText(page), noDifference) !== shownIn(text, noDifference)
}

/** Fails if a listed difference no longer happens. */
export const expectListed = (name: string, { reason, isTemporary }: Difference, hasDifference: boolean): void => {
  if (reason !== null && !isTemporary)
    expect(hasDifference, `A reload changes nothing after ${name}, but it is listed: ${reason}`).toBe(true)
}
