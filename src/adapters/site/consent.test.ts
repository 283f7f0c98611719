import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, createMachine, type AnyEventObject } from "xstate"
import { safeStorage } from "#adapters/shared/safe-storage.ts"
import { storedConsent, watchConsent, whileGiven } from "./consent.ts"
import { createPreferences } from "./preferences.ts"

const storageOf = (stored: string | null) => {
  const values = new Map(stored === null ? [] : [["consent", stored]])
  return safeStorage(
    () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    "consent",
  )
}

const consentOf = (stored: string | null) =>
  storedConsent(
    storageOf(stored),
    createPreferences({ onmessage: null, postMessage: () => undefined }, () => Promise.resolve()),
  )

it.each([
  [null, null],
  ["given", "given"],
  ["refused", "refused"],
  ["?", null],
])("what is stored as %j is %j", (stored, consent) => {
  expect(consentOf(stored).get()).toBe(consent)
})

it("an answer is stored in this browser, and lasts as long as the page without storage", () => {
  const storage = storageOf(null)
  const preferences = createPreferences({ onmessage: null, postMessage: () => undefined }, () => Promise.resolve())
  expect(storedConsent(storage, preferences).save({ consent: "given" })).toEqual(Result.void)
  expect(storedConsent(storage, preferences).get()).toBe("given")
  const refused = storedConsent(
    safeStorage(() => {
      throw new Error("SecurityError")
    }, "consent"),
    preferences,
  )
  refused.save({ consent: "refused" })
  expect(refused.get()).toBe("refused")
})

it("the feed reports the stored answer, then each new one", () => {
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

it("analytics runs only while consent is given", () => {
  const consent = consentOf(null)
  const calls: Array<string> = []
  whileGiven(consent, () => {
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
