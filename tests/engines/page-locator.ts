import type { Tab } from "./driver/tab.ts"
import { findClickable, focus } from "./find-clickable.ts"
import type { Query, Text } from "./locate.ts"
import { until } from "./until.ts"

/** Selectors of the roles that the site uses. */
const roles = {
  alert: "[role=alert]",
  button: "button,summary,[role=button]",
  checkbox: "input[type=checkbox],[role=checkbox]",
  combobox: "select,[role=combobox]",
  dialog: "dialog,[role=dialog]",
  heading: "h1,h2,h3,h4",
  link: "a[href]",
  list: "ul,ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  radio: "input[type=radio],[role=radio]",
  region: "section[aria-label],section[aria-labelledby]",
  row: "tr",
  slider: "input[type=range],[role=slider]",
  table: "table",
  textbox: "input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=search],textarea",
  timer: "[role=timer]",
} as const
type Role = keyof typeof roles

interface Named {
  readonly name?: string | RegExp
  readonly exact?: boolean
}

const textOf = (name: string | RegExp, exact = false): Text =>
  typeof name === "string" ? { text: name, exact } : { source: name.source }

/** A part of a page, which each call locates again. The methods are those of Playwright's locators, so that helpers work with both. */
export interface PageLocator {
  readonly getByRole: (role: Role, named?: Named) => PageLocator
  readonly getByLabel: (name: string | RegExp, named?: Named) => PageLocator
  readonly getByText: (name: string | RegExp, named?: Named) => PageLocator
  readonly locator: (css: string) => PageLocator
  readonly nth: (nth: number) => PageLocator
  readonly first: () => PageLocator
  readonly count: () => Promise<number>
  /** Waits until there is at least one element. */
  readonly seen: (wait?: number) => Promise<unknown>
  readonly gone: () => Promise<unknown>
  readonly click: () => Promise<unknown>
  readonly focus: () => Promise<unknown>
  /** Replaces the content of the field, key by key. */
  readonly fill: (value: string) => Promise<unknown>
  readonly check: () => Promise<unknown>
  readonly selectOption: (name: string) => Promise<unknown>
  /** Waits until the field has this value. */
  readonly holds: (value: string | RegExp) => Promise<unknown>
  readonly text: () => Promise<string>
  readonly isFocused: () => Promise<boolean>
}

/** Creates the part that these queries find. An action waits until it is possible, and fails after a time limit. */
export const createLocator = (tab: Tab, queries: readonly Query[]): PageLocator => {
  const within = (query: Query) => createLocator(tab, [...queries, query])
  const count = () => tab.run((locate, given) => locate(given).length, queries)
  const reason = (problem: string) => async () =>
    `${problem}: ${JSON.stringify(queries)}, of which there are ${await count()} on ${await addressOf(tab)}`
  const wait = (problem: string, isDone: () => Promise<boolean>, timeout?: number) =>
    until(isDone, reason(problem), timeout)
  const read = (property: "value" | "checked" | "textContent") =>
    tab.run(
      (locate, given, key) => (locate(given)[0] as unknown as Record<string, unknown> | undefined)?.[key] ?? null,
      queries,
      property,
    )
  const locator: PageLocator = {
    getByRole: (role, { name, exact } = {}) =>
      within({ by: "css", css: roles[role], ...(name !== undefined && { name: textOf(name, exact) }) }),
    getByLabel: (name, { exact } = {}) => within({ by: "label", name: textOf(name, exact) }),
    getByText: (name, { exact } = {}) => within({ by: "text", name: textOf(name, exact) }),
    locator: (css) => within({ by: "css", css }),
    nth: (nth) => within({ by: "nth", nth }),
    first: () => locator.nth(0),
    count,
    seen: (timeout) => wait("Not seen", async () => (await count()) > 0, timeout),
    gone: () => wait("Still seen", async () => (await count()) === 0),
    click: () =>
      wait("Cannot be clicked", async () => {
        const target = await tab.find(findClickable, queries)
        if (target !== null) await tab.click(target)
        return target !== null
      }),
    focus: () => wait("Cannot be focused", () => tab.run(focus, queries)),
    fill: async (value) => {
      await locator.focus()
      await tab.press(...(value === "" ? ["Backspace"] : value))
    },
    check: async () => {
      await locator.click()
      await wait("Not checked", async () => (await read("checked")) === true)
    },
    selectOption: (name) => locator.getByRole("option", { name, exact: true }).click(),
    holds: (value) =>
      until(
        async () => {
          const held = String(await read("value"))
          return typeof value === "string" ? held === value : value.test(held)
        },
        async () => `${JSON.stringify(queries)} holds ${String(await read("value"))}, not ${String(value)}`,
      ),
    text: async () => String(await read("textContent")),
    isFocused: () => tab.run((locate, given) => locate(given)[0] === document.activeElement, queries),
  }
  return locator
}

export const addressOf = (tab: Tab): Promise<string> => tab.run(() => location.pathname + location.search)
