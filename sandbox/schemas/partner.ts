import { z } from "@hono/zod-openapi"
import { historyQuery } from "./cabinet.ts"
import { code, date, decimal, displayCurrency, name, page, optionalFields } from "./common.ts"

const coin = z.enum(["btc", "eth"])
const rewardState = z.enum(["Accrued", "Paid"])
const inCoin = z.object({ amount: decimal, currencyId: coin })
const inDisplay = z.object({ amount: decimal, currencyId: displayCurrency })

const partnerReward = z
  .object({ baseRevenue: inCoin, equivalentRevenue: inDisplay, baseAccrued: inCoin, equivalentAccrued: inDisplay })
  .openapi("PartnerReward")

export const summaryEntry = z
  .object({
    value: z.string(),
    label: z.string().nullable(),
    active: z.boolean(),
    ordersCount: z.int(),
    referralsCount: z.int(),
    btcPartnerReward: partnerReward,
    ethPartnerReward: partnerReward,
    nextPayout: date.nullable(),
  })
  .openapi("PartnerSummaryEntry", optionalFields({ label: "partner", nextPayout: "partner" }))

export const reward = z
  .object({
    id: z.uuid(),
    date,
    referral: z.string(),
    code: z.string(),
    state: rewardState,
    payoutDate: date,
    amount: decimal,
    currencyId: coin,
  })
  .openapi("Reward", optionalFields({ payoutDate: "partner" }))

export const summaryQuery = z.strictObject(page)
const rewardTotal = z.object({ state: rewardState, amount: z.object({ amount: decimal, currencyId: coin }) })

export const rewardList = z
  .object({ total: z.int(), values: z.array(reward), totals: z.array(rewardTotal) })
  .openapi("RewardList", optionalFields({ totals: "partner" }))
const { start, end, timeZone } = historyQuery.shape
export const rewardQuery = z.strictObject({ ...page, code: code.optional(), start, end, timeZone })
const label = name(40)
export const newCodeForm = z.strictObject({ label: label.optional() })
export const codeParams = z.strictObject({ code })
export const codeForm = z.strictObject({ label: label.nullable().optional(), active: z.boolean().optional() })
export const newCode = z.object({ code: z.string() })
/** The parameter is misspelt in the original API too. */
export const joinQuery = z.strictObject({ forsed: z.literal("true").optional() })
