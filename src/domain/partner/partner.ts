import { BigDecimal, Schema, SchemaGetter } from "effect"
import { CoinWire, MoneyAmount, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { entriesSchema, ListTotal, optionalEntriesSchema, totalOf } from "#domain/shared/entries-wire.ts"
import { Instant, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"

const InCoin = Schema.Struct({ amount: DecimalFromWire })

/** The reward of a code in one coin: `Revenue` is paid, `Accrued` waits. */
export const PartnerReward = Schema.Struct({
  baseRevenue: InCoin,
  equivalentRevenue: MoneyAmount,
  baseAccrued: InCoin,
  equivalentAccrued: MoneyAmount,
})
export type PartnerReward = typeof PartnerReward.Type

export const SummaryEntry = Schema.Struct({
  /** The code. */
  value: Schema.String,
  /** The partner's own name for it (extension `partner`). */
  label: optionalField(Schema.String),
  /** Null if the server does not send it. */
  active: optionalField(Schema.Boolean),
  ordersCount: optionalField(Schema.Finite),
  referralsCount: optionalField(Schema.Finite),
  btcPartnerReward: PartnerReward,
  ethPartnerReward: PartnerReward,
  /** When the first of its accrued rewards will be paid (extension `partner`). */
  nextPayout: optionalField(Instant),
})
export type SummaryEntry = typeof SummaryEntry.Type

const equivalents = { paid: "equivalentRevenue", accrued: "equivalentAccrued" } as const

/** The reward of a code in both coins, in the display currency; null if the coins have different ones. */
export const earnedWith = (
  { btcPartnerReward, ethPartnerReward }: Pick<SummaryEntry, "btcPartnerReward" | "ethPartnerReward">,
  state: keyof typeof equivalents,
): MoneyAmount | null => {
  const [btc, eth] = [btcPartnerReward, ethPartnerReward].map((reward) => reward[equivalents[state]])
  return btc!.currencyId === eth!.currencyId ? { ...btc!, amount: BigDecimal.sum(btc!.amount, eth!.amount) } : null
}

export const PartnerSummary = entriesSchema(SummaryEntry)
export type PartnerSummary = typeof PartnerSummary.Type

/** The reward of all codes; null without a code, or if their sums are in different currencies. */
export const earnedTogether = (summary: PartnerSummary, state: keyof typeof equivalents): MoneyAmount | null => {
  const [first, ...others] = summary.map((entry) => earnedWith(entry, state))
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

/** The reward of all codes in each coin, without zeros. */
export const earnedInCoins = (summary: PartnerSummary, state: keyof typeof inCoins) =>
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
  /** The buyer, masked. */
  referral: withFallback(Schema.String, ""),
  code: withFallback(Schema.String, ""),
  state: rewardState,
  /** When it was or will be paid (extension `partner`). */
  payoutDate: optionalField(Instant),
  /** Beyond the documented fields: a server may leave them out. */
  amount: optionalField(DecimalFromWire),
  currencyId: withFallback(CoinWire, "unknown"),
})
export type Reward = typeof Reward.Type

const RewardTotal = Schema.Struct({ state: rewardState, amount: MoneyAmount })

/** With the sums of all rewards that match, one for each state and coin (extension `partner`). */
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

/** Rewards on a page: the pagination control's own size. */
export const rewardsPageSize = 5

/** The most characters of a code's label. */
export const labelLimit = 40

/** A change of a code. Absent fields stay as they are. */
export interface CodeChange {
  /** Null for none. */
  readonly label?: string | null
  readonly active?: boolean
}

/** Answer of the forced call: the code it made. */
export const NewPartnerCode = Schema.Struct({ code: Schema.String })

/** The newest code that was not there before; null when there is none. */
export const addedPartnerCode = (before: ReadonlyArray<string>, summary: PartnerSummary): string | null =>
  summary.find(({ value }) => !before.includes(value))?.value ?? null

export const partnerCodeValues = (summary: PartnerSummary): ReadonlyArray<string> => summary.map(({ value }) => value)
