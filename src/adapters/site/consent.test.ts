import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, createMachine, type AnyEventObject } from "xstate"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { createStoredConsent, watchConsent, runWhileConsentGiven } from "./consent.ts"
import { createPreferenceChannel } from "./preferences.ts"

const storageOf = (stored: string | null) => {
  const values = new Map(stored === null ? [] : [["consent", stored]])
  return createSafeStorage(
    () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    "consent",
  )
}

const consentOf = (stored: string | null) =>
  createStoredConsent(
    storageOf(stored),
    createPreferenceChannel({ onmessage: null, postMessage: () => undefined }, () => Promise.resolve()),
  )

it.each([
  [null, null],
  ["given", "given"],
  ["refused", "refused"],
  ["?", null],
])("reads the stored text %j as %j", (stored, consent) => {
  expect(consentOf(stored).get()).toBe(consent)
})

it("stores a choice in this browser, or as long as the page without storage", () => {
  const storage = storageOf(null)
  const preferences = createPreferenceChannel({ onmessage: null, postMessage: () => undefined }, () =>
    Promise.resolve(),
  )
  expect(createStoredConsent(storage, preferences).save({ consent: "given" })).toEqual(Result.void)
  expect(createStoredConsent(storage, preferences).get()).toBe("given")
  const refused = createStoredConsent(
    createSafeStorage(() => {
      throw new Error("SecurityError")
    }, "consent"),
    preferences,
  )
  refused.save({ consent: "refused" })
  expect(refused.get()).toBe("refused")
})

it("reports the stored choice, then each new one", () => {
  const consent = consentOf(null)
  const received: Array<string> = []
  const actor = createActor(
    createMachine({
      invoke: { src: watchConsent(consent) },
      on: {
        "consent.*": {
          actions: ({ event }: { event: AnyEventObject }) => {
            received.push(event.type)
          },
        },
      },
    }),
  ).start()
  consent.save({ consent: "given" })
  consent.save({ consent: "refused" })
  actor.stop()
  consent.save({ consent: "given" })
  expect(received).toEqual(["consent.missing", "consent.given", "consent.refused"])
})

it("runs analytics only while consent is given", () => {
  const consent = consentOf(null)
  const calls: Array<string> = []
  runWhileConsentGiven(consent, () => {
    calls.push("start")
    return () => void calls.push("stop")
  })
  consent.save({ consent: "refused" })
  expect(calls).toEqual([])
  consent.save({ consent: "given" })
  consent.save({ consent: "given" })
  expect(calls).toEqual(["start"])
  consent.save({ consent: "refused" })
  consent.save({ consent: "given" })
  expect(calls).toEqual(["start", "stop", "start"])
})
