import { Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { callNowAndOnChange } from "#adapters/shared/follow.ts"
import { onStorage, type SafeStorage } from "#adapters/shared/safe-storage.ts"
import type { HelpVisibilityChanged } from "#machines/partner/partner-help.machine.ts"

type Browser = Pick<Window, "addEventListener" | "removeEventListener">

/** Returns the storage key of a user's setting. The key contains the section: `Partner.helpVisible`. */
export const helpKey = (userId: string): string => `hashwell.${userId}.Partner.helpVisible`

/** Reports whether the help is visible, at the start and whenever another tab changes it. The help is visible until the user hides it. */
export const watchHelp = (browser: Browser, storage: SafeStorage, userId: string) =>
  fromCallback<AnyEventObject, undefined, HelpVisibilityChanged>(({ sendBack }) =>
    callNowAndOnChange([onStorage(browser, (key) => key === helpKey(userId))], () =>
      sendBack({ type: storage.read() === "false" ? "help.hidden" : "help.shown" }),
    ),
  )

export const saveHelpVisibility = (storage: SafeStorage) => (input: { readonly visible: boolean }) =>
  Effect.sync(() => storage.write(String(input.visible)))
