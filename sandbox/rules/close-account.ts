import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount } from "#sandbox/money.ts"
import { sendClosedNotice } from "./closed-notice.ts"
import { eraseCustomer } from "./erase-customer.ts"
import { ledgerAccounts } from "./ledger.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { isOrderExpired } from "./orders.ts"
import type { PayoutRules } from "./payments.ts"
import { bookDuePayouts } from "./payouts.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { requireProof, type PasswordProof } from "./settings.ts"
import { requireNoUndoableChange } from "./undoable-changes.ts"
import { withdrawalLimits } from "./withdrawals.ts"

/**
 * Refuses with 409 `BalanceLeft` while a balance can be withdrawn, and with 409 `RewardsLeft` while a reward is not paid out. A balance
 * below the minimum withdrawal does not prevent the closing, because it could never be withdrawn.
 */
const requireNoBalance = async (tx: Tx, userId: string): Promise<void> => {
  const balances = await tx
    .selectFrom("account_balance")
    .select(["currency", "amount"])
    .where("account", "=", ledgerAccounts.balance(userId))
    .execute()
  const isLeft = balances.some(
    ({ currency, amount: value }) =>
      (currency === "btc" || currency === "eth") && parseAmount(value) >= withdrawalLimits[currency].min,
  )
  if (isLeft) throw createRefusal(409, "BalanceLeft")
  const reward = await tx
    .selectFrom("reward")
    .select("id")
    .where("owner_id", "=", userId)
    .where("paid", "=", false)
    .executeTakeFirst()
  if (reward) throw createRefusal(409, "RewardsLeft")
}

/** Refuses with 409 `OrderInPayment` while money is on its way to an order, or while a paid order waits for a decision. */
const requireNoOrderInPayment = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const orders = await tx
    .selectFrom("customer_order")
    .selectAll()
    .where("owner_id", "=", userId)
    .where("state", "in", ["Issued", "UnderPaid", "OverPaid"])
    .execute()
  if (orders.some((order) => order.state !== "Issued" || !isOrderExpired(order, now)))
    throw createRefusal(409, "OrderInPayment")
}

/**
 * Refuses with 409 `WithdrawalOpen` or `ContractActive` while a withdrawal or a contract is open, and as `requireNoUndoableChange`,
 * `requireNoOrderInPayment` and `requireNoBalance` do.
 */
const requireNothingOpen = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const withdrawal = await tx
    .selectFrom("operation")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "in", ["Created", "Pending"])
    .executeTakeFirst()
  if (withdrawal) throw createRefusal(409, "WithdrawalOpen")
  await requireNoUndoableChange(tx, userId, now)
  await requireNoOrderInPayment(tx, userId, now)
  const contract = await tx
    .selectFrom("contract")
    .select("id")
    .where("user_id", "=", userId)
    .where((is) => is.or([is("end_date", "is", null), is("end_date", ">", new Date(now))]))
    .executeTakeFirst()
  if (contract) throw createRefusal(409, "ContractActive")
  await requireNoBalance(tx, userId)
}

/**
 * Closes an empty account. The address can sign up again afterwards. Refuses as `requireProof` does, and with 409 if something is left in
 * the account: `WithdrawalOpen`, `EmailChangeRecent`, `OrderInPayment`, `ContractActive`, `BalanceLeft` or `RewardsLeft`.
 */
export const closeAccount = async (
  tx: Tx,
  rules: PayoutRules,
  caller: LockedCustomer,
  proof: PasswordProof,
  emailContext: EmailContext,
): Promise<void> => {
  const { now } = emailContext
  const customer = await requireProof(tx, caller, proof, emailContext)
  const { id } = customer
  await bookDuePayouts(tx, rules, id, now)
  await requireNothingOpen(tx, id, now)
  await sendClosedNotice(tx, customer, { ...emailContext, locale: customer.culture })
  await revokeSessions(tx, customer)
  await eraseCustomer(tx, customer)
}
