import { sql } from "kysely"
import { catalogue } from "#sandbox/catalogue.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount } from "#sandbox/money.ts"

export const stakingProducts = catalogue.filter(({ currencyId }) => currencyId === "eth2").map(({ id }) => id)

/** The stakes that run, when the next of them comes back, and those that have come back. */
export const stakesOf = async (tx: Tx, userId: string, now: number) => {
  const { staked, returned, next } = await tx
    .selectFrom("contract")
    .select([
      sql<string>`coalesce(sum(quantity) filter (where end_date > ${new Date(now)}), 0)::text`.as("staked"),
      sql<string>`coalesce(sum(quantity) filter (where end_date <= ${new Date(now)}), 0)::text`.as("returned"),
      sql<Date | null>`min(end_date) filter (where end_date > ${new Date(now)})`.as("next"),
    ])
    .where("user_id", "=", userId)
    .where("product_id", "in", stakingProducts)
    .executeTakeFirstOrThrow()
  return { staked: amount(staked), returned: amount(returned), returnDate: next?.toISOString() ?? null }
}
