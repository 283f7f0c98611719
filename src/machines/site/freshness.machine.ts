import { assign, emit } from "xstate"
import { setup, feed } from "#machines/shared/port.ts"

/** Server data that may be stale. `currency` and `language`: all that it priced or worded; `withdrawals`: those of unknown outcome. */
export type Topic =
  | "balances"
  | "contracts"
  | "history"
  | "withdrawals"
  | "protection"
  | "currency"
  | "language"
  | "session"

/** A part that changed data sends it; the machine emits it to the feeds that show that data. */
export interface Stale {
  readonly type: "stale"
  readonly topics: ReadonlyArray<Topic>
}

/** The profile was loaded, maybe because another tab has changed it. */
export interface ProfileLoaded {
  readonly type: "profile.loaded"
  readonly id: string
  readonly currencyId: string
}

/** All that belongs to one customer. */
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
 * State set 230, freshness: docs/states/site/freshness.md. One for the page: whatever shows data of the server learns here that it is
 * stale.
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
    keepCustomer: assign((_, { id, currencyId }: ProfileLoaded) => ({ customer: { id, currencyId } })),
  },
}).createMachine({
  id: "freshness",
  context: { customer: null },
  invoke: { src: "watchProfile" },
  on: { stale: { actions: emit(({ event }) => event) } },
  initial: "unknown",
  states: {
    unknown: {
      on: { "profile.loaded": { target: "known", actions: { type: "keepCustomer", params: ({ event }) => event } } },
    },
    known: {
      on: {
        "profile.loaded": [
          {
            guard: { type: "isOtherCustomer", params: ({ event }) => event },
            actions: [
              { type: "keepCustomer", params: ({ event }) => event },
              emit({ type: "stale", topics: customerTopics }),
            ],
          },
          {
            guard: { type: "isOtherCurrency", params: ({ event }) => event },
            actions: [
              { type: "keepCustomer", params: ({ event }) => event },
              emit({ type: "stale", topics: ["currency"] }),
            ],
          },
          { actions: { type: "keepCustomer", params: ({ event }) => event } },
        ],
      },
    },
  },
})
