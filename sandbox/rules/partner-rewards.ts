import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Reward } from "#sandbox/tables/codes.ts"
import { batchSize, readInBatches } from "./batches.ts"
import { requirePartner, type Page } from "./partner.ts"

/** Masks a buyer's address, so that a partner sees the purchase but not the buyer: "someone@shop.example" becomes "s***@shop.example". */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, "$1***@")

export type RewardFilter = {
  readonly code?: string | undefined
  readonly start?: Date | undefined
  readonly end?: Date | undefined
}

const selectRewards = (tx: Tx, customer: Customer, { code, start, end }: RewardFilter) =>
  tx
    .selectFrom("reward")
    .where("reward.owner_id", "=", customer.id)
    .$if(code !== undefined, (query) => query.where("reward.code", "=", code ?? ""))
    .$if(start !== undefined, (query) => query.where("reward.create_date", ">=", start ?? new Date(0)))
    .$if(end !== undefined, (query) => query.where("reward.create_date", "<", end ?? new Date(0)))

const stateOf = ({ paid }: Pick<Reward, "paid">): "Paid" | "Accrued" => (paid ? "Paid" : "Accrued")

const loadPage = async (matching: ReturnType<typeof selectRewards>, { offset, count }: Page) => {
  const rows = await matching
    .innerJoin("customer", "customer.id", "reward.referral_id")
    .selectAll("reward")
    .select("customer.email")
    .orderBy("reward.create_date", "desc")
    .orderBy("reward.id")
    .limit(count)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    date: row.create_date.toISOString(),
    referral: maskEmail(row.email),
    code: row.code,
    state: stateOf(row),
    payoutDate: row.pay_date.toISOString(),
    amount: formatAmount(parseAmount(row.amount)),
    currencyId: row.currency_id,
  }))
}

/** Returns a page of rewards, newest first, and the totals of all that match the filter. Refuses as `requirePartner` does. */
export const listRewards = async (tx: Tx, customer: Customer, { offset, count, ...filter }: RewardFilter & Page) => {
  requirePartner(customer)
  const matching = selectRewards(tx, customer, filter)
  const sums = await matching
    .select(["paid", "currency_id", sql<number>`count(*)::integer`.as("count"), sql<string>`sum(amount)`.as("amount")])
    .groupBy(["paid", "currency_id"])
    .orderBy("paid")
    .orderBy("currency_id")
    .execute()
  return {
    total: sums.reduce((total, { count }) => total + count, 0),
    values: await loadPage(matching, { offset, count }),
    totals: sums.map((sum) => ({
      state: stateOf(sum),
      amount: { amount: formatAmount(parseAmount(sum.amount)), currencyId: sum.currency_id },
    })),
  }
}

/** Yields all rewards in batches. The list leaves out rewards that arrive during the reading, because they would shift the batches. */
export async function* streamRewards(db: Tx, customer: Customer, { end, ...filter }: RewardFilter, now: number) {
  const matching = selectRewards(db, customer, {
    ...filter,
    end: end !== undefined && end.getTime() < now ? end : new Date(now),
  })
  const read = (_: unknown, offset: number) => loadPage(matching, { offset, count: batchSize })
  yield* readInBatches(read)
}
