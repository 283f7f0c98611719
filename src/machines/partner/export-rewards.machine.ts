import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { createExportFileMachine } from "#machines/money/export-file.ts"

/** State set 213, export of the rewards: docs/states/partner/export-rewards.md. */
export const exportRewards = createExportFileMachine("exportRewards", { file: "rewards", query: unfilteredRewards })
