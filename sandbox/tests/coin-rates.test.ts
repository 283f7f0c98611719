import { sql } from "kysely"
import { expect, it } from "vitest"
import { formatAmount } from "#sandbox/money.ts"
import { coinRate, coins, withCoinRate } from "#sandbox/rules/rates.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { db } = setUpSandbox()

it("SQL statements use the same coin rate as the rules, at any time and for any seed", async () => {
  const times = Array.from({ length: 500 }, (_, index) => 1_600_000_000_000 + index * 7_654_321_987)
  for (const seed of [1, 7, 4_000_000_000])
    for (const coin of coins) {
      const listed = sql`(select ${coin}::text as currency_id, at as operation_date
        from unnest(${times.map((time) => new Date(time).toISOString())}::timestamptz[]) as at)`
      const { rows } = await sql<{ rate: string }>`select rate from ${withCoinRate(seed, listed)} as rated
        order by operation_date`.execute(db())
      expect(rows.map(({ rate }) => Number(rate))).toEqual(
        times.map((time) => Number(formatAmount(coinRate(seed, coin, time)))),
      )
    }
})
