import { expect, it } from "vitest"
import { createActor } from "xstate"
import { profile } from "#domain/fixtures/account.ts"
import type { Profile } from "#domain/site/account.ts"
import type { Topic } from "#machines/site/freshness.machine.ts"
import type { AppContext } from "./app.ts"
import { displayTopics, createFreshness, onStale } from "./freshness.ts"

type State = { readonly context: { readonly profile: Profile | null } }

/** Creates a session with this profile, and counts how often each topic becomes stale. */
const sessionWith = (first: Profile | null) => {
  let state: State = { context: { profile: first } }
  const listeners = new Set<(state: State) => void>()
  const session = {
    getSnapshot: () => state,
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  } as unknown as AppContext["session"]
  const freshness = createActor(createFreshness(session)).start()
  const heard: Array<ReadonlyArray<Topic>> = []
  freshness.on("stale", ({ topics }) => heard.push(topics))
  return {
    freshness,
    load: (next: Profile | null) => {
      state = { context: { profile: next } }
      listeners.forEach((listener) => listener(state))
      return heard.splice(0)
    },
  }
}

it("amounts are stale if the same customer's profile has another currency", () => {
  const { load } = sessionWith({ ...profile, currencyId: "usd" })
  expect(load({ ...profile, currencyId: "usd" })).toEqual([])
  expect(load(null)).toEqual([])
  expect(load({ ...profile, currencyId: "eur" })).toEqual([["currency"]])
  expect(load({ ...profile, currencyId: "eur" })).toEqual([])
})

it("the first profile makes nothing stale", () => {
  const { load } = sessionWith(null)
  expect(load({ ...profile, currencyId: "usd" })).toEqual([])
})

it("another customer's profile makes all data stale", () => {
  const { load } = sessionWith(profile)
  expect(load(null)).toEqual([])
  expect(load({ ...profile, id: `${profile.id}0` })).toEqual([
    ["balances", "contracts", "history", "withdrawals", "protection", "currency", "language"],
  ])
})

it("a listener is called only for its topics, once for each change, until it unsubscribes", () => {
  const { freshness } = sessionWith(null)
  let count = 0
  const stop = onStale(
    { freshness },
    displayTopics,
  )(() => {
    count += 1
  })
  freshness.send({ type: "stale", topics: ["balances", "history"] })
  expect(count).toBe(0)
  freshness.send({ type: "stale", topics: ["currency", "language"] })
  expect(count).toBe(1)
  stop()
  freshness.send({ type: "stale", topics: ["currency"] })
  expect(count).toBe(1)
})
