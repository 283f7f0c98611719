import { hugeInvoiced, hugeOrder, tinyInvoiced } from "../../domain/fixtures/stress"
import { stressStory } from "../story-stress"
import { cryptoStatusWalk } from "./crypto-status.walk"

export default { title: "Stress/Crypto status", tags: ["stress"] }

export const Huge = stressStory(cryptoStatusWalk, "waiting.waiting", { order: hugeInvoiced("Issued") })
export const HugeUnderpaid = stressStory(cryptoStatusWalk, "underpaid.waiting", { order: hugeInvoiced("UnderPaid") })
export const Tiny = stressStory(cryptoStatusWalk, "waiting.waiting", { order: tinyInvoiced })
export const HugeOverpaid = stressStory(cryptoStatusWalk, "overpaid", { order: hugeOrder("OverPaid") })
export const HugeExpired = stressStory(cryptoStatusWalk, "expired", { order: hugeOrder("Expired") })
