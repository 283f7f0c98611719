import { Result } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import { follow, callNowAndOnChange, type Subscribe } from "#adapters/shared/follow.ts"
import type { SafeStorage } from "#adapters/shared/safe-storage.ts"
import { isConsent, type Consent } from "#domain/site/config.ts"
import type { ConsentChanged, ConsentChoice } from "#machines/site/consent.machine.ts"
import type { PreferenceChannel } from "./preferences.ts"

export interface StoredConsent {
  readonly get: () => Consent | null
  readonly save: (choice: ConsentChoice) => Result.Result<void>
  /** Subscribes to the choices of the visitor, here or in another tab. */
  readonly subscribe: Subscribe
}

/** Creates the store of the consent. An invalid stored value counts as a missing choice. */
export const createStoredConsent = (
  storage: SafeStorage,
  { notify, subscribe }: Pick<PreferenceChannel, "notify" | "subscribe">,
): StoredConsent => ({
  get: () => {
    const text = storage.read()
    return isConsent(text) ? text : null
  },
  save: ({ consent }) => {
    storage.write(consent)
    notify({ consent })
    return Result.void
  },
  subscribe: (listener) =>
    subscribe((change) => {
      if ("consent" in change) listener()
    }),
})

export const watchConsent = ({ get, subscribe }: StoredConsent) =>
  fromCallback<AnyEventObject, undefined, ConsentChanged>(({ sendBack }) =>
    callNowAndOnChange([subscribe], () => sendBack({ type: `consent.${get() ?? "missing"}` })),
  )

/** Calls `start` when the visitor gives consent. When consent ends, calls the function that `start` has returned. */
export const runWhileConsentGiven = ({ get, subscribe }: StoredConsent, start: () => () => void): void => {
  let stop = () => {}
  follow(
    [subscribe],
    () => get() === "given",
    (isGiven) => {
      if (isGiven) stop = start()
      else stop()
    },
  )
}
