import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { sendIdentityNotice, type Identity } from "./notices.ts"
import { recordEvent } from "./security-log.ts"
import { proven, type PasswordProof } from "./settings.ts"

/** Refuses to assign an order to an address other than its customer's. */
export const requireOwnEmail = async (tx: Tx, order: Order, email: string, user: User): Promise<void> => {
  if (order.state === "Created" || email === user.email) return
  const other = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirst()
  throw refusal(409, other ? "EmailRegistered" : "OrderLinked", { field: "email" })
}

const isSame = (user: User, { firstName, lastName, country }: Identity): boolean =>
  user.first_name === firstName && user.last_name === lastName && user.country === country

export const saveIdentity = (tx: Tx, user: LockedCustomer, { firstName, lastName, country }: Identity) =>
  changeCustomer(tx, user, { first_name: firstName, last_name: lastName, country, is_kyc: true })

type Identifying = { readonly identity: Identity; readonly proof: PasswordProof | undefined }

/**
 * Saves a customer's identity. The first identity takes effect at once. Every later one needs password and code, because orders and
 * payments use that name.
 */
export const identify = async (
  tx: Tx,
  user: LockedCustomer,
  { identity, proof }: Identifying,
  writing: MailContext,
): Promise<User> => {
  if (!user.is_kyc) return saveIdentity(tx, user, identity)
  if (isSame(user, identity)) return user
  if (!proof) throw refusal(400, "IncorrectPassword", { field: "password" })
  const customer = await proven(tx, user, proof, writing)
  const changed = await saveIdentity(tx, customer, identity)
  await recordEvent(tx, user.id, { type: "IdentityChanged", now: writing.now })
  await sendIdentityNotice(tx, user, identity, { ...writing, culture: user.culture })
  return changed
}
