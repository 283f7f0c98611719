import { Schema } from "effect"
import { CoinWire, CurrencyWire } from "./currency-wire"
import { entriesOf, pageOf } from "./entries-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant, maybe, orElse, word } from "./schema"

const InCoin = Schema.Struct({ amount: DecimalFromWire })
const InDisplay = Schema.Struct({ amount: DecimalFromWire, currencyId: orElse(CurrencyWire, "unknown") })

/** What a code has earned in one coin: `Revenue` is paid, `Accrued` waits. */
export const PartnerReward = Schema.Struct({
  baseRevenue: InCoin,
  equivalentRevenue: InDisplay,
  baseAccrued: InCoin,
  equivalentAccrued: InDisplay,
})
export type PartnerReward = typeof PartnerReward.Type

export const SummaryEntry = Schema.Struct({
  /** The code. */
  value: Schema.String,
  /** Null: the server does not say. */
  active: maybe(Schema.Boolean),
  ordersCount: maybe(Schema.Finite),
  referralsCount: maybe(Schema.Finite),
  btcPartnerReward: PartnerReward,
  ethPartnerReward: PartnerReward,
})
export type SummaryEntry = typeof SummaryEntry.Type
export const PartnerSummary = entriesOf(SummaryEntry)
export type PartnerSummary = typeof PartnerSummary.Type

export const Reward = Schema.Struct({
  id: Schema.String,
  date: maybe(Instant),
  /** Who bought, masked. */
  referral: orElse(Schema.String, ""),
  code: orElse(Schema.String, ""),
  state: word(["Accrued", "Paid"]),
  /** Beyond the documented fields: a server may leave them out. */
  amount: maybe(DecimalFromWire),
  currencyId: orElse(CoinWire, "unknown"),
})
export type Reward = typeof Reward.Type
export const RewardList = pageOf(Reward)
export type RewardList = typeof RewardList.Type

/** Rewards on a page: the pagination control's own size. */
export const rewardsPageSize = 5

/** Answer of the forced call: the code it made. */
export const NewCode = Schema.Struct({ code: Schema.String })

/** The newest code that was not there before; null when there is none. */
export const codeAdded = (before: ReadonlyArray<string>, summary: PartnerSummary): string | null =>
  summary.find(({ value }) => !before.includes(value))?.value ?? null

export const codesOf = (summary: PartnerSummary): ReadonlyArray<string> => summary.map(({ value }) => value)
