import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { amount } from "#sandbox/money.ts"
import { sendClosedNotice } from "./closed-notice.ts"
import { closedEmail } from "./free-email.ts"
import { removeSignInLock } from "./guesses.ts"
import { ledgerAccounts } from "./ledger.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { changeOrdersOf } from "./locked-order.ts"
import type { MailContext } from "./mail.ts"
import { revokeSessions } from "./open-sessions.ts"
import { isOrderExpired } from "./orders.ts"
import type { PayoutRules } from "./payments.ts"
import { settlePayouts } from "./payouts.ts"
import { proven, type PasswordProof } from "./settings.ts"
import { requireNoUndo } from "./undoable-changes.ts"
import { withdrawalLimits } from "./withdrawals.ts"

/** Less than a withdrawal takes stays where it is: it could never be withdrawn. */
const requireNoBalance = async (tx: Tx, userId: string): Promise<void> => {
  const balances = await tx
    .selectFrom("account_balance")
    .select(["currency", "amount"])
    .where("account", "=", ledgerAccounts.balance(userId))
    .execute()
  const isLeft = balances.some(
    ({ currency, amount: value }) =>
      (currency === "btc" || currency === "eth") && amount(value) >= withdrawalLimits[currency].min,
  )
  if (isLeft) throw refusal(409, "BalanceLeft")
  const reward = await tx
    .selectFrom("reward")
    .select("id")
    .where("owner_id", "=", userId)
    .where("paid", "=", false)
    .executeTakeFirst()
  if (reward) throw refusal(409, "RewardsLeft")
}

/** Money is on its way to an order, or lies in one that waits for a decision. */
const requireNoOrderInPayment = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const orders = await tx
    .selectFrom("customer_order")
    .selectAll()
    .where("owner_id", "=", userId)
    .where("state", "in", ["Issued", "UnderPaid", "OverPaid"])
    .execute()
  if (orders.some((order) => order.state !== "Issued" || !isOrderExpired(order, now)))
    throw refusal(409, "OrderInPayment")
}

const requireNothingOpen = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const withdrawal = await tx
    .selectFrom("operation")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "in", ["Created", "Pending"])
    .executeTakeFirst()
  if (withdrawal) throw refusal(409, "WithdrawalOpen")
  await requireNoUndo(tx, userId, now)
  await requireNoOrderInPayment(tx, userId, now)
  const contract = await tx
    .selectFrom("contract")
    .select("id")
    .where("user_id", "=", userId)
    .where((is) => is.or([is("end_date", "is", null), is("end_date", ">", new Date(now))]))
    .executeTakeFirst()
  if (contract) throw refusal(409, "ContractActive")
  await requireNoBalance(tx, userId)
}

const anonymized = {
  password_hash: null,
  first_name: null,
  last_name: null,
  country: null,
  bitcoin_address: null,
  ethereum_address: null,
  tfa_enabled: false,
  tfa_secret: null,
  tfa_last_step: null,
  email_confirmed: false,
  was_confirmed: false,
  is_kyc: false,
  analytics: null,
} as const

/** Deletes data that only a person has use for. Orders, contracts, operations and the ledger stay, and belong to a number. */
const forgetPerson = async (tx: Tx, customer: LockedCustomer): Promise<void> => {
  const { id, email } = customer
  for (const table of [
    "mail_token",
    "recovery_token",
    "known_device",
    "recovery_code",
    "two_factor_reset",
    "code_attempt",
    "saved_address",
    "security_event",
    "passkey",
    "passkey_challenge",
    "email_change",
    "former_email",
  ] as const)
    await tx.deleteFrom(table).where("user_id", "=", id).execute()
  await removeSignInLock(tx, customer)
  await tx
    .deleteFrom("recovery_request")
    .where("email", "in", [email, `confirm:${email}`])
    .execute()
  const orders = tx.selectFrom("customer_order").select("id").where("owner_id", "=", id)
  await tx.updateTable("invoice").set({ masked_pan: null }).where("order_id", "in", orders).execute()
  await changeOrdersOf(tx, customer).set({ analytics: null }).execute()
  await tx.updateTable("referral_code").set({ active: false, label: null }).where("owner_id", "=", id).execute()
  const source = { browser: null, system: null, country: null }
  await tx.updateTable("session").set(source).where("user_id", "=", id).execute()
  await changeCustomer(tx, customer, { ...anonymized, email: closedEmail() })
}

/** Closes the account, with password and code, once nothing is left in it. The address can sign up again. */
export const closeAccount = async (
  tx: Tx,
  rules: PayoutRules,
  caller: LockedCustomer,
  proof: PasswordProof,
  writing: MailContext,
): Promise<void> => {
  const { now } = writing
  const user = await proven(tx, caller, proof, writing)
  const { id } = user
  await settlePayouts(tx, rules, id, now)
  await requireNothingOpen(tx, id, now)
  await sendClosedNotice(tx, user, { ...writing, culture: user.culture })
  await revokeSessions(tx, user)
  await forgetPerson(tx, user)
}
