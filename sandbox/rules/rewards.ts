import { randomUUID } from "node:crypto"
import { productOf } from "#sandbox/catalogue.ts"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { Reward } from "#sandbox/tables/codes.ts"
import type { NewOperation } from "#sandbox/tables/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { costOf } from "./affordable-quantity.ts"
import { ledgerAccounts, postAllEntries, type LedgerPosting } from "./ledger.ts"
import { coinOf } from "./mining.ts"
import { coinRate } from "./rates.ts"

/** The reward in percent of the amount that the buyer paid, after the discount, for the accepted power. */
export const partnerReward = "5"
const rewardShare = divideAmounts(parseAmount(partnerReward), parseAmount("100"), "down")

/** Returns a reward in the product's coin, at the rate of the time when the order was completed. */
const rewardOf = (order: Order, seed: number): Amount => {
  const product = productOf(order.product_id)
  const cost = costOf(order, parseAmount(order.accepted_quantity))
  const rate = coinRate(seed, coinOf(product), order.state_update.getTime())
  return divideAmounts(multiplyAmounts(cost, rewardShare, "down"), rate, "down")
}

const listOrdersWithoutReward = (tx: Tx, userId: string): Promise<readonly Order[]> =>
  tx
    .selectFrom("customer_order")
    .selectAll("customer_order")
    .innerJoin("referral_code", "referral_code.code", "customer_order.code")
    .where("referral_code.owner_id", "=", userId)
    .where("customer_order.state", "=", "Completed")
    .where((is) =>
      is.not(
        is.exists(is.selectFrom("reward").select("reward.id").whereRef("reward.order_id", "=", "customer_order.id")),
      ),
    )
    .orderBy("customer_order.state_update")
    .execute()

const createAccrualPosting = ({ id, order_id, currency_id, amount: coins, create_date }: Reward): LedgerPosting => ({
  reason: "reward accrued",
  orderId: order_id,
  date: create_date,
  entries: [
    [ledgerAccounts.programme, currency_id, -parseAmount(coins)],
    [ledgerAccounts.reward(id), currency_id, parseAmount(coins)],
  ],
})

const accrue = async (tx: Tx, seed: number, userId: string): Promise<void> => {
  for (const order of await listOrdersWithoutReward(tx, userId)) {
    const coins = rewardOf(order, seed)
    if (coins === 0n || order.code === null || order.owner_id === null) continue
    const completed = order.state_update.getTime()
    const inserted = await tx
      .insertInto("reward")
      .values({
        id: randomUUID(),
        code: order.code,
        owner_id: userId,
        referral_id: order.owner_id,
        order_id: order.id,
        currency_id: coinOf(productOf(order.product_id)),
        amount: formatAmount(coins),
        create_date: order.state_update,
        pay_date: dateAfter(completed, lifetimes.rewardWaits),
      })
      // A concurrent call has already accrued this reward.
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .returningAll()
      .execute()
    await postAllEntries(tx, inserted.map(createAccrualPosting))
  }
}

const createPaymentPosting = ({
  id,
  owner_id,
  order_id,
  currency_id,
  amount: coins,
  pay_date,
}: Reward): LedgerPosting => ({
  reason: "reward paid",
  orderId: order_id,
  date: pay_date,
  entries: [
    [ledgerAccounts.reward(id), currency_id, -parseAmount(coins)],
    [ledgerAccounts.balance(owner_id), currency_id, parseAmount(coins)],
  ],
})

const createRewardOperation = ({ owner_id, currency_id, amount: coins, pay_date }: Reward): NewOperation => ({
  id: randomUUID(),
  user_id: owner_id,
  operation_type: "PartnerBonus",
  currency_id,
  amount: coins,
  create_date: pay_date,
  operation_date: pay_date,
  state: "Completed",
  state_update: pay_date,
})

const payDue = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const due = await tx
    .updateTable("reward")
    .set({ paid: true })
    .where("owner_id", "=", userId)
    .where("paid", "=", false)
    .where("pay_date", "<=", new Date(now))
    .returningAll()
    .execute()
  if (due.length === 0) return
  const inOrder = due.toSorted((one, other) => one.pay_date.getTime() - other.pay_date.getTime())
  await postAllEntries(tx, inOrder.map(createPaymentPosting))
  await tx.insertInto("operation").values(inOrder.map(createRewardOperation)).execute()
}

/** Accrues rewards for referred orders, and pays due rewards to the balance and the history. */
export const bookDueRewards = async (tx: Tx, seed: number, userId: string, now: number): Promise<void> => {
  await accrue(tx, seed, userId)
  await payDue(tx, userId, now)
}
