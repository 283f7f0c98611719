import { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { onStorage, type SafeStorage } from "#adapters/shared/safe-storage.ts"
import type { HelpVisibilityChanged } from "#machines/partner/partner-help.machine.ts"

type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** Returns the key of a user's setting. The key contains the section: `Partner.helpVisible`. */
export const helpKey = (userId: string): string => `hashwell.${userId}.Partner.helpVisible`

/** Reports whether the help is visible, at the start and whenever another tab changes it. The help is visible until the user hides it. */
export const watchHelp = (browser: Browser, storage: SafeStorage, userId: string) =>
  fromCallback<AnyEventObject, undefined, HelpVisibilityChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: storage.read() === "false" ? "help.wasHidden" : "help.wasShown" })
    report()
    return onStorage(browser, (key) => key === helpKey(userId), report)
  })

export const saveHelpVisibility = (storage: SafeStorage) => (it: { readonly visible: boolean }) =>
  Effect.sync(() => storage.write(String(it.visible)))
