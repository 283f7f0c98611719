import type { RewardList } from "#domain/partner/partner.ts"
import { unfilteredRewards, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import { exportList } from "#machines/shared/export-list.ts"

/** State set 213: docs/states/partner/export-rewards.md. */
export const exportRewards = exportList<RewardsQuery, RewardList>("exportRewards", unfilteredRewards)
