import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { HistoryQuery } from "./history-query.ts"

/** Which list as a file, and what it is filtered by. */
export type ExportRequest =
  | { readonly file: "history"; readonly query: HistoryQuery }
  | { readonly file: "rewards"; readonly query: RewardsQuery }
  | { readonly file: "events" }
