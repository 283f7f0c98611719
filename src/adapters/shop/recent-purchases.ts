import { Effect } from "effect"
import type { CallFailed } from "../../domain/shared/failure"
import type { RecentPurchase } from "../../domain/shop/recent-purchase"
import { RecentPurchases } from "../../domain/shop/recent-purchase"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

/** What others have bought. It decorates a page: no notification when it fails. */
export const loadRecentPurchases = (api: Api) => (): Effect.Effect<ReadonlyArray<RecentPurchase>, CallFailed> =>
  Effect.mapError(
    api({ method: "GET", path: "/fomo/recentPurchases", answer: RecentPurchases, background: true }),
    asCallFailed,
  )

/** From 0 up to 1. Nothing but when a teaser comes depends on it. */
export const drawChance = (): Effect.Effect<number> => Effect.sync(() => Math.random())
