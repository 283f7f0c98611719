import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { RecentPurchase } from "#domain/shop/recent-purchase.ts"
import { calculateTeaserDelay } from "#domain/shop/teaser-delay.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface RecentPurchasesContext {
  readonly purchases: ReadonlyArray<RecentPurchase>
  /** The number of purchases shown so far. */
  readonly shown: number
  /** A random number from 0 up to, but not including, 1. Every wait gets a new one. */
  readonly chance: number
}

/**
 * State sets 101, 102, recent purchases: docs/states/shop/recent-purchases.md. The teaser only decorates a page, so it is absent after any
 * failure.
 */
export const recentPurchases = setup({
  types: {} as { context: RecentPurchasesContext; events: { type: "teaser.dismiss" } },
  actors: {
    loadRecentPurchases: port<void, ReadonlyArray<RecentPurchase>, CallFailed>("loadRecentPurchases"),
    drawRandomNumber: port<void, number>("drawRandomNumber"),
  },
  delays: {
    teaserWait: ({ context: { shown, chance } }) => calculateTeaserDelay(shown === 0, chance),
    teaserDuration: timing.teaserDuration,
  },
}).createMachine({
  id: "recentPurchases",
  context: { purchases: [], shown: 0, chance: 0 },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadRecentPurchases",
        onDone: answers({
          ok: [
            { when: ({ length }) => length > 0, target: "drawingRandomNumber", assign: (purchases) => ({ purchases }) },
            { target: "empty" },
          ],
          otherwise: "empty",
        }),
      },
    },
    /** The page shows nothing, because there are no purchases or they failed to load. */
    empty: {},
    drawingRandomNumber: {
      invoke: {
        src: "drawRandomNumber",
        onDone: answers({ ok: { target: "waiting", assign: (chance) => ({ chance }) } }),
      },
    },
    waiting: { after: { teaserWait: "shown" } },
    shown: {
      after: {
        teaserDuration: {
          target: "drawingRandomNumber",
          actions: assign({ shown: ({ context }) => context.shown + 1 }),
        },
      },
      on: { "teaser.dismiss": "dismissed" },
    },
    dismissed: {},
  },
})
