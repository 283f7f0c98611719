import type { Selectable } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import type { Tables } from "#sandbox/tables.ts"
import { createClosedEmail } from "./free-email.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { updateCustomerOrders } from "./locked-order.ts"
import { removeSignInLock } from "./password-attempts.ts"

/**
 * Tables whose rows stay when an account is closed, with the nullable columns that stay too. A column that stays reveals nothing about the
 * customer, or belongs to the accounting. The compiler requires every other nullable column in `forgotten`.
 */
interface RetainedColumn {
  /** The code with which the customer signed up, because the rewards of the code's owner depend on it. */
  customer: "referral_code"
  session: never
  /** Times, amounts and coins of a purchase. */
  customer_order:
    | "owner_id"
    | "code"
    | "discount_expire_date"
    | "receipt_currency"
    | "invoice_id"
    | "bonus_until"
    | "credit_coin"
    | "credit_dollars"
    | "short_coin"
    | "unconfirmed_id"
    | "unconfirmed_coin"
    | "unconfirmed_amount"
    | "unconfirmed_date"
  /** The shop's own addresses and references, and the progress of a card payment. */
  invoice:
    | "address"
    | "checkout_url"
    | "reference"
    | "description"
    | "card"
    | "settle_date"
    | "reject_date"
    | "sent_date"
  contract: "end_date"
  /** Accounting data. A withdrawal keeps its address and its transaction. */
  operation:
    | "contract_id"
    | "quantity"
    | "unit"
    | "fee_id"
    | "state_reason"
    | "address"
    | "hash"
    | "fee"
    | "pending_date"
    | "order_id"
    | "order_number"
  referral_code: "discount_duration" | "owner_id" | "create_date"
}
type Nullable<Row> = { [Column in keyof Row]: null extends Row[Column] ? Column : never }[keyof Row]
type Forgotten = {
  readonly [Table in keyof RetainedColumn]: Readonly<
    Record<Exclude<Nullable<Selectable<Tables[Table]>>, RetainedColumn[Table]>, null>
  >
}

const forgotten = {
  customer: {
    password_hash: null,
    first_name: null,
    last_name: null,
    country: null,
    bitcoin_address: null,
    ethereum_address: null,
    tfa_secret: null,
    tfa_secret_date: null,
    tfa_secret_session: null,
    tfa_last_step: null,
    withdrawals_locked_until: null,
    book_off_date: null,
    analytics: null,
  },
  session: { browser: null, system: null, country: null },
  customer_order: { analytics: null },
  invoice: { masked_pan: null },
  contract: {},
  operation: {},
  referral_code: { label: null },
} as const satisfies Forgotten

/** The flags of a closed account. All closed accounts have the same values, so that no flag reveals anything about the customer. */
const unset = { tfa_enabled: false, email_confirmed: false, was_confirmed: false, is_kyc: false } as const

/**
 * Deletes all personal data. Orders, contracts, operations and the ledger stay for the accounting, and belong only to the customer's id.
 */
export const eraseCustomer = async (tx: Tx, customer: LockedCustomer): Promise<void> => {
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
  await tx.updateTable("invoice").set(forgotten.invoice).where("order_id", "in", orders).execute()
  await updateCustomerOrders(tx, customer).set(forgotten.customer_order).execute()
  const code = { active: false, ...forgotten.referral_code }
  await tx.updateTable("referral_code").set(code).where("owner_id", "=", id).execute()
  for (const table of ["session", "contract", "operation"] as const)
    if (Object.keys(forgotten[table]).length > 0)
      await tx.updateTable(table).set(forgotten[table]).where("user_id", "=", id).execute()
  await changeCustomer(tx, customer, { ...forgotten.customer, ...unset, email: createClosedEmail() })
}
