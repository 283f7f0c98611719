import type { Tab } from "./driver/tab.ts"
import { addressOf, createPart, type Part } from "./part.ts"
import { until } from "./until.ts"

export interface Screen extends Part {
  readonly tab: Tab
  readonly goto: (path: string) => Promise<void>
  readonly press: Tab["press"]
  readonly address: () => Promise<string>
  /** Waits until the page has this address. */
  readonly at: (address: string | RegExp) => Promise<void>
}

export const createScreen = (tab: Tab, origin: string): Screen => ({
  ...createPart(tab, []),
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
