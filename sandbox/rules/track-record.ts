import { productOf } from "#sandbox/catalogue.ts"
import { hour } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, proportionOf, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import { calculateDailyIncome, countDaysUntil, firstPaidDay } from "./mining.ts"

const hundred = parseAmount("100")

/** Returns payouts minus their fees, for every coin in which the shop has paid. */
const paidOut = async (tx: Tx) => {
  const rows = await tx
    .selectFrom("payout_total")
    .innerJoin("customer", "customer.id", "payout_total.user_id")
    .select(({ fn }) => ["unit", fn.sum<string>("bonuses").as("bonuses"), fn.sum<string>("fees").as("fees")])
    .where("customer.is_demo", "=", false)
    .groupBy("unit")
    .execute()
  const sumUnits = (matchesUnit: (unit: string) => boolean): Amount =>
    rows.reduce(
      (sum, { unit, bonuses, fees }) => (matchesUnit(unit) ? sum + parseAmount(bonuses) - parseAmount(fees) : sum),
      0n,
    )
  const sums = [
    { currencyId: "btc" as const, value: sumUnits((unit) => unit === "Th") },
    { currencyId: "eth" as const, value: sumUnits((unit) => unit !== "Th") },
  ]
  return sums.flatMap(({ currencyId, value }) => (value > 0n ? [{ currencyId, amount: formatAmount(value) }] : []))
}

/** Returns the estimate that the shop showed: the income of all days at the difficulty and rate of the first day. */
const shownFor = (contract: Contract, seed: number): Amount => {
  const product = productOf(contract.product_id)
  const { gross, fee } = calculateDailyIncome(
    product,
    parseAmount(contract.quantity),
    seed,
    contract.start_date.getTime(),
  )
  const days = countDaysUntil(contract, contract.end_date!.getTime()) - firstPaidDay(product) + 1
  return (gross - fee) * BigInt(Math.max(0, days))
}

/** Returns `part` in percent of `whole`, with two decimals, rounded down. */
const share = (part: Amount, whole: Amount): Amount => {
  const exact = proportionOf(hundred, part, whole, "down")
  return exact - (exact % (hundred / 10_000n))
}

/** The maximum number of contracts to evaluate, newest first. Each contract has a year of operations to sum. */
const maxPayouts = 200

const isPaid = (contract: Contract): boolean =>
  contract.paid_days >= countDaysUntil(contract, contract.end_date!.getTime())

/** Compares the payouts of ended mining contracts with the estimates shown. Only the latest year in which a contract ended counts. */
const loadEnded = async (tx: Tx, seed: number, now: number) => {
  const contracts = await tx
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.user_id")
    .selectAll("contract")
    .where("customer.is_demo", "=", false)
    .where("contract.end_date", "<=", new Date(now))
    .where("contract.product_id", "not like", "eth2-%")
    .orderBy("contract.end_date", "desc")
    .limit(maxPayouts)
    .execute()
  const paid = contracts.filter((contract) => isPaid(contract) && shownFor(contract, seed) > 0n)
  const year = paid[0]?.end_date?.getUTCFullYear()
  if (year === undefined) return null
  const counted = paid.filter((contract) => contract.end_date?.getUTCFullYear() === year)
  const brought = await tx
    .selectFrom("operation")
    .select(({ fn }) => ["contract_id", "operation_type", fn.sum<string>("amount").as("sum")])
    .where(
      "contract_id",
      "in",
      counted.map(({ id }) => id),
    )
    .where("operation_type", "in", ["Bonus", "MaintenanceFee"])
    .groupBy(["contract_id", "operation_type"])
    .execute()
  const shares = counted.map((contract) => {
    const came = brought
      .filter(({ contract_id }) => contract_id === contract.id)
      .reduce(
        (sum, { operation_type, sum: units }) =>
          sum + (operation_type === "Bonus" ? parseAmount(units) : -parseAmount(units)),
        0n,
      )
    return share(came, shownFor(contract, seed))
  })
  const mean = shares.reduce((sum, one) => sum + one, 0n) / BigInt(shares.length)
  const worst = shares.reduce((least, one) => (one < least ? one : least))
  const rounded = mean - (mean % (hundred / 10_000n))
  return { year, contracts: shares.length, share: formatAmount(rounded), worst: formatAmount(worst) }
}

/** Returns the newest transfer to a customer that is visible in the block chain, or null before the first one. */
const latest = async (tx: Tx) => {
  const row = await tx
    .selectFrom("operation")
    .innerJoin("customer", "customer.id", "operation.user_id")
    .select(["operation.hash", "operation.currency_id"])
    .where("customer.is_demo", "=", false)
    .where("operation.operation_type", "=", "Withdrawal")
    .where("operation.state", "=", "Completed")
    .where("operation.hash", "is not", null)
    .orderBy("operation.state_update", "desc")
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { hash: row.hash!, currencyId: row.currency_id }
}

type TrackRecord = Readonly<Record<"paidOut", Awaited<ReturnType<typeof paidOut>>>> & {
  readonly ended: Awaited<ReturnType<typeof loadEnded>>
  readonly latest: Awaited<ReturnType<typeof latest>>
}
const computed = new WeakMap<object, { readonly at: number; readonly record: TrackRecord }>()

/**
 * Returns the shop's payouts, and the income of ended contracts compared with the estimates shown. The result is computed once an hour,
 * because every visitor requests it.
 */
export const loadTrackRecord = async (
  tx: Tx,
  sandbox: { readonly seed: number },
  now: number,
): Promise<TrackRecord> => {
  const at = Math.floor(now / hour)
  const last = computed.get(sandbox)
  if (last?.at === at) return last.record
  const record = {
    paidOut: await paidOut(tx),
    ended: await loadEnded(tx, sandbox.seed, now),
    latest: await latest(tx),
  }
  computed.set(sandbox, { at, record })
  return record
}
