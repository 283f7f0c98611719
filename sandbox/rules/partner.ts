import { randomInt } from "node:crypto"
import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Reward } from "#sandbox/tables/codes.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { coinRate, toDisplayCurrency } from "./rates.ts"

/** The discount for buyers with a partner's code, in percent. */
export const partnerDiscount = "5"

/** The maximum number of codes of one customer, including deactivated ones. */
const maxCodes = 50

/** The characters of a code, without letters that look like digits. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const newCode = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")

/** Makes the customer a partner. Refuses a demo customer with 403 `Forbidden`. */
export const joinProgramme = async (tx: Tx, customer: LockedCustomer): Promise<LockedCustomer> => {
  if (customer.is_demo) throw createRefusal(403, "Forbidden")
  return changeCustomer(tx, customer, { is_partner: true })
}

/** Refuses a customer who is not a partner with 403 `Forbidden`. */
export const requirePartner = (customer: Customer): void => {
  if (!customer.is_partner) throw createRefusal(403, "Forbidden")
}

/** Creates a code with a discount for buyers. Refuses as `requirePartner` does, and with 409 `CodesFull`. */
export const createPartnerCode = async (
  tx: Tx,
  customer: LockedCustomer,
  now: number,
  label: string | null = null,
): Promise<string> => {
  requirePartner(customer)
  const existing = await tx.selectFrom("referral_code").select("code").where("owner_id", "=", customer.id).execute()
  if (existing.length >= maxCodes) throw createRefusal(409, "CodesFull")
  const { code } = await tx
    .insertInto("referral_code")
    .values({
      code: newCode(),
      discount_percent: partnerDiscount,
      discount_duration: null,
      active: true,
      sale: false,
      own: false,
      owner_id: customer.id,
      create_date: new Date(now),
      label,
    })
    .returning("code")
    .executeTakeFirstOrThrow()
  return code
}

/** A change of a code. Absent fields stay unchanged. Rewards, referrals and orders of the code always stay. */
type CodeChange = { readonly label?: string | null | undefined; readonly active?: boolean | undefined }

/** Changes a code of the partner. Refuses as `requirePartner` does, and with 404 `NotFound` for another customer's code. */
export const changePartnerCode = async (
  tx: Tx,
  customer: LockedCustomer,
  code: string,
  { label, active }: CodeChange,
): Promise<void> => {
  requirePartner(customer)
  const changed = await tx
    .updateTable("referral_code")
    .set((is) => ({
      label: label === undefined ? is.ref("label") : label,
      active: active === undefined ? is.ref("active") : active,
    }))
    .where("code", "=", code)
    .where("owner_id", "=", customer.id)
    .returning("code")
    .execute()
  if (changed.length === 0) throw createRefusal(404, "NotFound")
}

type ViewOptions = {
  readonly currency: DisplayCurrencyName
  readonly seed: number
  readonly now: number
}

type Sum = Pick<Reward, "code" | "currency_id" | "paid" | "amount">

const totalOf = (sums: readonly Sum[], coin: CoinName, isPaid: boolean): Amount =>
  parseAmount(sums.find((sum) => sum.currency_id === coin && sum.paid === isPaid)?.amount ?? "0")

const rewardIn = (rewards: readonly Sum[], coin: CoinName, { currency, seed, now }: ViewOptions) => {
  const equivalent = (coins: Amount) =>
    toDisplayCurrency(multiplyAmounts(coins, coinRate(seed, coin, now), "half-up"), currency)
  const paid = totalOf(rewards, coin, true)
  const accrued = totalOf(rewards, coin, false)
  return {
    baseRevenue: { amount: formatAmount(paid), currencyId: coin },
    equivalentRevenue: { amount: formatAmount(equivalent(paid)), currencyId: currency },
    baseAccrued: { amount: formatAmount(accrued), currencyId: coin },
    equivalentAccrued: { amount: formatAmount(equivalent(accrued)), currencyId: currency },
  }
}

/** Returns for each code the number of customers who signed up or bought with it. */
const countReferrals = async (tx: Tx, codes: readonly string[]) => {
  const { rows } = await sql<{ code: string; count: number }>`select code, count(*)::integer as count from (
    select referral_code as code, id from customer where referral_code = any(${codes})
    union select code, owner_id from customer_order where code = any(${codes}) and state = 'Completed' and owner_id is not null
  ) referrals group by code`.execute(tx)
  return new Map(rows.map(({ code, count }) => [code, count]))
}

const countOrders = async (tx: Tx, codes: readonly string[]) => {
  const completed = tx
    .selectFrom("customer_order")
    .where("code", "=", sql<string>`any(${codes})`)
    .where("state", "=", "Completed")
  const rows = await completed
    .select(["code", sql<number>`count(*)::integer`.as("count")])
    .groupBy("code")
    .execute()
  return new Map(rows.map(({ code, count }) => [code, count]))
}

const nextPayout = (rewards: readonly Pick<Reward, "paid" | "pay_date">[]): string | null => {
  const dates = rewards.filter(({ paid }) => !paid).map(({ pay_date }) => pay_date.getTime())
  return dates.length === 0 ? null : new Date(Math.min(...dates)).toISOString()
}

export type Page = { readonly offset: number; readonly count: number }

/** Returns one entry for each code, newest first. Refuses as `requirePartner` does. */
export const loadPartnerSummary = async (tx: Tx, customer: Customer, { offset, count }: Page, options: ViewOptions) => {
  requirePartner(customer)
  const codes = await tx
    .selectFrom("referral_code")
    .select(["code", "active", "label"])
    .where("owner_id", "=", customer.id)
    .orderBy("create_date", "desc")
    .orderBy("code")
    .limit(count)
    .offset(offset)
    .execute()
  const names = codes.map(({ code }) => code)
  const rewards = await tx
    .selectFrom("reward")
    .select(["code", "currency_id", "paid", sql<string>`sum(amount)`.as("amount")])
    .select(sql<Date>`min(pay_date)`.as("pay_date"))
    .where("owner_id", "=", customer.id)
    .where("code", "=", sql<string>`any(${names})`)
    .groupBy(["code", "currency_id", "paid"])
    .execute()
  const orders = await countOrders(tx, names)
  const referrals = await countReferrals(tx, names)
  return codes.map(({ code, active, label }) => {
    const own = rewards.filter((reward) => reward.code === code)
    return {
      value: code,
      label,
      active,
      ordersCount: orders.get(code) ?? 0,
      referralsCount: referrals.get(code) ?? 0,
      btcPartnerReward: rewardIn(own, "btc", options),
      ethPartnerReward: rewardIn(own, "eth", options),
      nextPayout: nextPayout(own),
    }
  })
}
