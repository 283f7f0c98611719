import type { Api } from "#adapters/shared/api.ts"
import { RecentPurchases } from "#domain/shop/recent-purchase.ts"

/** Loads recent purchases of other customers. A failure raises no notification, because the purchases only decorate a page. */
export const loadRecentPurchases = (api: Api) => () =>
  api("GET /fomo/recentPurchases", { response: RecentPurchases, isBackground: true })
