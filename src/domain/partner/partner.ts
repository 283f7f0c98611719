import { BigDecimal, Schema, SchemaGetter } from "effect"
import { entriesSchema, ListTotal, optionalEntriesSchema, totalOf } from "#domain/shared/entries-wire.ts"
import { CoinWire, MoneyAmount, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { Instant, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"

const InCoin = Schema.Struct({ amount: DecimalFromWire })

/** The reward of a code in one coin: the fields of revenue are paid, and the accrued ones are not paid yet. */
export const PartnerReward = Schema.Struct({
  baseRevenue: InCoin,
  equivalentRevenue: MoneyAmount,
  baseAccrued: InCoin,
  equivalentAccrued: MoneyAmount,
})
export type PartnerReward = typeof PartnerReward.Type

export const SummaryEntry = Schema.Struct({
  value: Schema.String,
  /** The partner's own name for the code (extension `partner`). */
  label: optionalField(Schema.String),
  active: optionalField(Schema.Boolean),
  ordersCount: optionalField(Schema.Finite),
  referralsCount: optionalField(Schema.Finite),
  btcPartnerReward: PartnerReward,
  ethPartnerReward: PartnerReward,
  /** The date on which the first of the accrued rewards will be paid (extension `partner`). */
  nextPayout: optionalField(Instant),
})
export type SummaryEntry = typeof SummaryEntry.Type

const equivalents = { paid: "equivalentRevenue", accrued: "equivalentAccrued" } as const

/** Returns the reward of a code in both coins together, in the display currency. Returns null if the two sums have different currencies. */
export const sumCodeRewards = (
  { btcPartnerReward, ethPartnerReward }: Pick<SummaryEntry, "btcPartnerReward" | "ethPartnerReward">,
  state: keyof typeof equivalents,
): MoneyAmount | null => {
  const [btc, eth] = [btcPartnerReward, ethPartnerReward].map((reward) => reward[equivalents[state]])
  return btc!.currencyId === eth!.currencyId ? { ...btc!, amount: BigDecimal.sum(btc!.amount, eth!.amount) } : null
}

export const PartnerSummary = entriesSchema(SummaryEntry)
export type PartnerSummary = typeof PartnerSummary.Type

/** Returns the reward of all codes together, or null without codes or if the sums have different currencies. */
export const sumAllRewards = (summary: PartnerSummary, state: keyof typeof equivalents): MoneyAmount | null => {
  const [first, ...others] = summary.map((entry) => sumCodeRewards(entry, state))
  return others.reduce<MoneyAmount | null>(
    (sum, earned) =>
      sum?.currencyId === earned?.currencyId && sum && earned
        ? { ...sum, amount: BigDecimal.sum(sum.amount, earned.amount) }
        : null,
    first ?? null,
  )
}

const inCoins = { paid: "baseRevenue", accrued: "baseAccrued" } as const
const coinRewards = [
  ["btc", "btcPartnerReward"],
  ["eth", "ethPartnerReward"],
] as const

/** Returns the reward of all codes in each coin, without zeros. */
export const sumRewardsInCoins = (summary: PartnerSummary, state: keyof typeof inCoins) =>
  coinRewards
    .map(([coin, reward]) => ({
      coin,
      amount: BigDecimal.sumAll(summary.map((entry) => entry[reward][inCoins[state]].amount)),
    }))
    .filter(({ amount }) => !BigDecimal.isZero(amount))

const rewardState = optionalLiteral(["Accrued", "Paid"])

export const Reward = Schema.Struct({
  id: Schema.String,
  date: optionalField(Instant),
  /** The buyer's e-mail address, masked. */
  referral: withFallback(Schema.String, ""),
  code: withFallback(Schema.String, ""),
  state: rewardState,
  /** The date on which the reward was or will be paid (extension `partner`). */
  payoutDate: optionalField(Instant),
  /** The amount of the reward, in the coin `currencyId`. The client requires neither (docs/api.md). */
  amount: optionalField(DecimalFromWire),
  currencyId: withFallback(CoinWire, "unknown"),
})
export type Reward = typeof Reward.Type

const RewardTotal = Schema.Struct({ state: rewardState, amount: MoneyAmount })

/** A page of rewards with the sums of all matching rewards, one for each state and coin (extension `partner`). */
export const RewardList = Schema.Struct({
  total: ListTotal,
  values: entriesSchema(Reward),
  totals: optionalEntriesSchema(RewardTotal),
}).pipe(
  Schema.decodeTo(
    Schema.Struct({
      total: Schema.Finite,
      values: Schema.toType(entriesSchema(Reward)),
      totals: Schema.toType(entriesSchema(RewardTotal)),
    }),
    {
      decode: SchemaGetter.transform((page) => ({ ...page, total: totalOf(page) })),
      encode: SchemaGetter.transform((page) => page),
    },
  ),
)
export type RewardList = typeof RewardList.Type

/** The number of rewards on a page, which is the default size of the pagination control. */
export const rewardsPageSize = 5

/** The maximum length of a code's label. */
export const maxLabelLength = 40

/** A change of a code. Absent fields stay unchanged. */
export interface CodeChange {
  /** The new label, or null to remove the label. */
  readonly label?: string | null
  readonly active?: boolean
}

/** The response to the forced creation of a code, which contains the new code. */
export const NewPartnerCode = Schema.Struct({ code: Schema.String })

/**
 * Returns the first code that did not exist before, or null if there is none. After a lost response, that code proves that the
 * creation succeeded.
 */
export const findAddedPartnerCode = (before: ReadonlyArray<string>, summary: PartnerSummary): string | null =>
  summary.find(({ value }) => !before.includes(value))?.value ?? null

export const listPartnerCodes = (summary: PartnerSummary): ReadonlyArray<string> => summary.map(({ value }) => value)
