import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { exportFile } from "#machines/money/export-file.ts"

/** State set 213, export of the rewards: docs/states/partner/export-rewards.md. The export works like that of the history. */
export const exportRewards = exportFile("exportRewards", { file: "rewards", query: unfilteredRewards })
