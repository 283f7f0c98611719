import type { Generated, Selectable } from "kysely"
import type { CoinName, Nullable, Numeric } from "./shared.ts"

export type CodeTable = {
  code: string
  discount_percent: Numeric
  discount_duration: Nullable<number>
  active: boolean
  sale: boolean
  own: boolean
  /** The partner who created the code, or null for codes of the shop. */
  owner_id: Nullable<string>
  create_date: Nullable<Date>
  /** The partner's name for the code, or null if the partner gave none. */
  label: Nullable<string>
}
export type RewardTable = {
  id: string
  code: string
  owner_id: string
  referral_id: string
  order_id: string
  currency_id: CoinName
  amount: Numeric
  create_date: Date
  /** The time from which the reward can be paid. */
  pay_date: Date
  paid: Generated<boolean>
}
export type ReviewTable = {
  id: Generated<number>
  name: string
  email: string
  title: string
  content: string
  rating: number
  create_date: Date
}
export type CodeLimitTable = { code: string; product_id: string; total: Numeric; used: Numeric }

export type Reward = Selectable<RewardTable>

export type CodeRow = Selectable<CodeTable> & {
  /** True if the customer or order keeps using the code after its deactivation. */
  readonly isKept: boolean
  readonly limits: readonly { readonly productId: string; readonly total: Numeric; readonly used: Numeric }[]
}
