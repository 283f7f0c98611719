import { Effect } from "effect"
import { RecentPurchases } from "#domain/shop/recent-purchase.ts"
import type { Api } from "#adapters/shared/api.ts"

/** The purchases of others. They decorate a page: a failure raises no notification. */
export const loadRecentPurchases = (api: Api) => () =>
  api("GET /fomo/recentPurchases", { answer: RecentPurchases, background: true })

/** A random number from 0 up to 1. Only the time of a teaser depends on it. */
export const drawChance = (): Effect.Effect<number> => Effect.sync(() => Math.random())
