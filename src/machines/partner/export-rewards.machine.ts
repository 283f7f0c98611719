import type { RewardList } from "../../domain/partner/partner"
import type { RewardsQuery } from "../../domain/partner/rewards-query"
import { unfilteredRewards } from "../../domain/partner/rewards-query"
import { exportList } from "../shared/export-list"

/** State set 213: docs/states/partner/export-rewards.md. */
export const exportRewards = exportList<RewardsQuery, RewardList>("exportRewards", unfilteredRewards)
