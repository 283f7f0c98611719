import { expect, type Page } from "@playwright/test"

/** Differences that a reload may make on a page. */
export interface Difference {
  /** The reason; null where nothing may differ. */
  readonly why: string | null
  /** Roles that are not compared, with what is in them. */
  readonly hides: readonly string[]
  /** True when the contents and states of controls are not compared. */
  readonly values: boolean
  /** The address may differ too. */
  readonly address?: boolean
  /** Gone by itself after a while, maybe before the reload. */
  readonly fades?: boolean
}
export const noDifference: Difference = { why: null, hides: [], values: false }

/** A time of day or a countdown, and an id of a request or of a form. */
const passing = /\b\d{1,2}:\d{2}(?::\d{2})?\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

/** Notifications go by themselves after ten seconds. */
const always = ["log"]

const indentOf = (line: string) => line.search(/\S/)

/** The lines of a snapshot without these roles and what is in them. */
const withoutRoles = (lines: readonly string[], roles: readonly string[]): readonly string[] => {
  let hidden: number | null = null
  return lines.filter((line) => {
    if (hidden !== null && indentOf(line) > hidden) return false
    const role = /^\s*- '?(\w+)/.exec(line)?.[1]
    hidden = role !== undefined && roles.includes(role) ? indentOf(line) : null
    return hidden === null
  })
}

/** A control with its name, without what it holds and how it stands. */
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

/** The text once nothing is loading and half a second has changed nothing; as it is where something never ends. */
const settledText = async (page: Page): Promise<string> => {
  let last = ""
  const isSettled = async () => {
    const before = last
    last = await textOf(page)
    return last === before && (await page.locator("[data-awaited]").count()) === 0
  }
  await expect
    .poll(isSettled, { intervals: [500], timeout: 10_000 })
    .toBe(true)
    .catch(() => null)
  return last
}

/**
 * Loads a page again: text, controls and address must be what they were. Anything else is stale data, lost state, or an address that does
 * not say where one is. Answers whether anything differs.
 */
export const expectSameAfterReload = async (page: Page, difference: Difference): Promise<boolean> => {
  // Some test has looked at what would be printed.
  await page.emulateMedia({ media: null })
  const [text, address] = [await settledText(page), addressOf(page)]
  const seen = (now: string) => shownIn(now, difference)
  const after = (message: string) => ({ message: `${message} after a reload`, timeout: 30_000 })
  await page.reload()
  if (!difference.address) await expect.poll(() => addressOf(page), after("The address")).toBe(address)
  await expect.poll(async () => seen(await textOf(page)), after("What the page shows")).toBe(seen(text))
  if (difference.why === null || difference.fades) return false
  return addressOf(page) !== address || shownIn(await settledText(page), noDifference) !== shownIn(text, noDifference)
}

/** A listed difference that no longer happens is not one. */
export const expectListed = (name: string, { why, fades }: Difference, differs: boolean): void => {
  if (why !== null && !fades)
    expect(differs, `A reload changes nothing after ${name}, but it is listed: ${why}`).toBe(true)
}
