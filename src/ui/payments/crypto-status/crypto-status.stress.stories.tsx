import { hugeIssued, hugeOrder, hugeUnderPaid, tinyIssued } from "#domain/fixtures/stress.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { cryptoStatusWalk } from "./crypto-status.walk.tsx"

export default { title: "Stress/Crypto status", tags: ["stress"] }

export const Huge = stressStory(cryptoStatusWalk, "waiting", { order: hugeIssued })
export const HugeUnderpaid = stressStory(cryptoStatusWalk, "underpaid", { order: hugeUnderPaid })
export const Tiny = stressStory(cryptoStatusWalk, "waiting", { order: tinyIssued })
export const HugeOverpaid = stressStory(cryptoStatusWalk, "overpaid", { order: hugeOrder("OverPaid") })
export const HugeExpired = stressStory(cryptoStatusWalk, "expired", { order: hugeOrder("Expired") })
