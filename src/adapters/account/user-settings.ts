import { Effect } from "effect"
import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { HelpVisibilityChanged } from "../../machines/partner/partner-help/partner-help.machine"

/** Null if the browser refuses storage: the choice then lasts as long as the page. */
type Kept = Pick<Storage, "getItem" | "setItem"> | null
type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** Settings of one user are keyed by their section: `Partner.helpVisible`. */
const keyOf = (userId: string): string => `hashwell.${userId}.Partner.helpVisible`

/** Visible until hidden: at the start, and whenever another tab changes it. */
export const watchHelp = (browser: Browser, storage: Kept, userId: string) =>
  fromCallback<AnyEventObject, undefined, HelpVisibilityChanged>(({ sendBack }) => {
    const key = keyOf(userId)
    const report = () => sendBack({ type: storage?.getItem(key) === "false" ? "help.wasHidden" : "help.wasShown" })
    const changed = (event: StorageEvent) => {
      if (event.key === key) report()
    }
    report()
    browser.addEventListener("storage", changed)
    return () => browser.removeEventListener("storage", changed)
  })

export const saveHelpVisibility =
  (storage: Kept, userId: string) =>
  ({ visible }: { readonly visible: boolean }) =>
    Effect.sync(() => storage?.setItem(keyOf(userId), String(visible)))
