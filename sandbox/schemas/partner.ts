import { z } from "@hono/zod-openapi"
import { date, decimal, display, page } from "./common.ts"

const coin = z.enum(["btc", "eth"])
const inCoin = z.object({ amount: decimal, currencyId: coin })
const inDisplay = z.object({ amount: decimal, currencyId: display })

const partnerReward = z
  .object({ baseRevenue: inCoin, equivalentRevenue: inDisplay, baseAccrued: inCoin, equivalentAccrued: inDisplay })
  .openapi("PartnerReward")

export const summaryEntry = z
  .object({
    value: z.string(),
    active: z.boolean(),
    ordersCount: z.int(),
    referralsCount: z.int(),
    btcPartnerReward: partnerReward,
    ethPartnerReward: partnerReward,
  })
  .openapi("PartnerSummaryEntry")

export const reward = z
  .object({
    id: z.uuid(),
    date,
    referral: z.string(),
    code: z.string(),
    state: z.enum(["Accrued", "Paid"]),
    amount: decimal,
    currencyId: coin,
  })
  .openapi("Reward")

export const rewardList = z.object({ total: z.int(), values: z.array(reward) })
export const rewardQuery = z.strictObject(page)
export const newCode = z.object({ code: z.string() })
/** As the original spells it. */
export const joinQuery = z.strictObject({ forsed: z.literal("true").optional() })
