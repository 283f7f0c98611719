import { BigDecimal, Schema } from "effect"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import { optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { MoneyAmount } from "#domain/shared/money-wire.ts"
import { Instant } from "#domain/shared/schema.ts"

/** GET /dashboard/returns (extension `estimates`), in display currency. */
export const Returns = Schema.Struct({
  /** The cost of what completed orders bought. */
  invested: MoneyAmount,
  /** Paid by contracts after maintenance, in the last 24 hours and in all, at the current rate. */
  lastDay: MoneyAmount,
  paid: MoneyAmount,
  /** The same of each of the last thirty times 24 hours, the oldest first; none if the server does not send it. */
  daily: optionalEntriesSchema(Schema.Struct({ date: Instant, amount: MoneyAmount })),
})
export type Returns = typeof Returns.Type

const hundred = decimal("100")

/** Percent of what was invested that contracts have paid; null before the first order. */
export const paidBackPercent = ({ invested, paid }: Returns): Decimal | null =>
  BigDecimal.isPositive(invested.amount)
    ? BigDecimal.divideUnsafe(BigDecimal.multiply(paid.amount, hundred), invested.amount)
    : null
