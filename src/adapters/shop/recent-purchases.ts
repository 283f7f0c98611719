import { Effect } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { RecentPurchases } from "#domain/shop/recent-purchase.ts"

/** Loads recent purchases of other customers. A failure raises no notification, because the purchases only decorate a page. */
export const loadRecentPurchases = (api: Api) => () =>
  api("GET /fomo/recentPurchases", { answer: RecentPurchases, background: true })

/** Returns a random number from 0 (inclusive) to 1 (exclusive), which decides only the time of a teaser. */
export const drawChance = (): Effect.Effect<number> => Effect.sync(() => Math.random())
