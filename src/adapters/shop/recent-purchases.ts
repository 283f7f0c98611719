import type { Api } from "#adapters/shared/api.ts"
import { RecentPurchases } from "#domain/shop/recent-purchase.ts"

/** Loads recent purchases of other customers. They only decorate a page, so a failure raises no notification. */
export const loadRecentPurchases = (api: Api) => () =>
  api("GET /fomo/recentPurchases", { answer: RecentPurchases, background: true })
