import type { Tab } from "./driver/tab.ts"
import { addressOf, createLocator, type PageLocator } from "./page-locator.ts"
import { until } from "./until.ts"

export interface Screen extends PageLocator {
  readonly tab: Tab
  readonly goto: (path: string) => Promise<void>
  readonly press: Tab["press"]
  readonly address: () => Promise<string>
  /** Waits until the page has this URL, without its origin. */
  readonly at: (address: string | RegExp) => Promise<void>
}

/** Creates the screen of a tab: a part that is the whole page, with navigation. URLs are relative to the origin. */
export const createScreen = (tab: Tab, origin: string): Screen => ({
  ...createLocator(tab, []),
  tab,
  goto: (path: string) => tab.go(new URL(path, origin).href),
  press: tab.press,
  address: () => addressOf(tab),
  at: (address) =>
    until(
      async () => {
        const now = await addressOf(tab)
        return typeof address === "string" ? now === address : address.test(now)
      },
      async () => `The address is ${await addressOf(tab)}, not ${String(address)}`,
    ),
})
