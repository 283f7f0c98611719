import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import { sendIdentityNotice, type Identity } from "./notices.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireProof, type PasswordProof } from "./settings.ts"

/**
 * Refuses to assign an order to an address other than its customer's. The refusal is 409 `EmailRegistered` if the address belongs to an
 * account, and 409 `OrderLinked` otherwise.
 */
export const requireOwnEmail = async (tx: Tx, order: Order, email: string, customer: Customer): Promise<void> => {
  if (order.state === "Created" || email === customer.email) return
  const other = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirst()
  throw createRefusal(409, other ? "EmailRegistered" : "OrderLinked", { field: "email" })
}

const isSame = (customer: Customer, { firstName, lastName, country }: Identity): boolean =>
  customer.first_name === firstName && customer.last_name === lastName && customer.country === country

export const saveIdentity = (tx: Tx, customer: LockedCustomer, { firstName, lastName, country }: Identity) =>
  changeCustomer(tx, customer, { first_name: firstName, last_name: lastName, country, is_kyc: true })

type Identifying = { readonly identity: Identity; readonly proof: PasswordProof | undefined }

/**
 * Saves a customer's identity. The first identity takes effect immediately, and an equal one changes nothing. Every other identity needs
 * password and code, because orders and payments use that name. Refuses such a change with 400 `IncorrectPassword` without a proof, and as
 * `requireProof` does.
 */
export const identify = async (
  tx: Tx,
  customer: LockedCustomer,
  { identity, proof }: Identifying,
  emailContext: EmailContext,
): Promise<Customer> => {
  if (!customer.is_kyc) return saveIdentity(tx, customer, identity)
  if (isSame(customer, identity)) return customer
  if (!proof) throw createRefusal(400, "IncorrectPassword", { field: "password" })
  const provenCustomer = await requireProof(tx, customer, proof, emailContext)
  const changed = await saveIdentity(tx, provenCustomer, identity)
  await recordEvent(tx, customer.id, { type: "IdentityChanged", now: emailContext.now })
  await sendIdentityNotice(tx, customer, identity, { ...emailContext, locale: customer.culture })
  return changed
}
