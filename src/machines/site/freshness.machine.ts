import { assign, emit } from "xstate"
import { setup, feed } from "#machines/shared/port.ts"

/**
 * The topics of server data that may become stale. `currency` covers all data with prices, and `language` all data with texts of the
 * server. `withdrawals` covers those of unknown outcome.
 */
export type Topic =
  | "balances"
  | "contracts"
  | "history"
  | "withdrawals"
  | "protection"
  | "currency"
  | "language"
  | "session"

/** The event of a part that has changed data. The machine emits it to the feeds that show the data. */
export interface Stale {
  readonly type: "stale"
  readonly topics: ReadonlyArray<Topic>
}

/** The event of a loaded profile, which another tab may have changed. */
export interface ProfileLoaded {
  readonly type: "profile.loaded"
  readonly id: string
  readonly currencyId: string
}

/** The topics of all data that belongs to one customer. */
const customerTopics: ReadonlyArray<Topic> = [
  "balances",
  "contracts",
  "history",
  "withdrawals",
  "protection",
  "currency",
  "language",
]

/**
 * State set 230, freshness: docs/states/site/freshness.md. A single machine serves the page, because a change in one part makes the data of
 * others stale.
 */
export const freshness = setup({
  types: {} as {
    context: { readonly customer: Pick<ProfileLoaded, "id" | "currencyId"> | null }
    events: Stale | ProfileLoaded
    emitted: Stale
  },
  actors: { watchProfile: feed<ProfileLoaded>("watchProfile") },
  guards: {
    isOtherCustomer: ({ context: { customer } }, { id }: ProfileLoaded) => customer?.id !== id,
    isOtherCurrency: ({ context: { customer } }, { currencyId }: ProfileLoaded) => customer?.currencyId !== currencyId,
  },
  actions: {
    setCustomer: assign((_, { id, currencyId }: ProfileLoaded) => ({ customer: { id, currencyId } })),
  },
}).createMachine({
  id: "freshness",
  context: { customer: null },
  invoke: { src: "watchProfile" },
  on: { stale: { actions: emit(({ event }) => event) } },
  initial: "unknown",
  states: {
    unknown: {
      on: { "profile.loaded": { target: "known", actions: { type: "setCustomer", params: ({ event }) => event } } },
    },
    known: {
      on: {
        "profile.loaded": [
          {
            guard: { type: "isOtherCustomer", params: ({ event }) => event },
            actions: [
              { type: "setCustomer", params: ({ event }) => event },
              emit({ type: "stale", topics: customerTopics }),
            ],
          },
          {
            guard: { type: "isOtherCurrency", params: ({ event }) => event },
            actions: [
              { type: "setCustomer", params: ({ event }) => event },
              emit({ type: "stale", topics: ["currency"] }),
            ],
          },
          { actions: { type: "setCustomer", params: ({ event }) => event } },
        ],
      },
    },
  },
})
