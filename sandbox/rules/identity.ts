import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { Order, User } from "#sandbox/tables.ts"
import { changeCustomer, type LockedCustomer } from "./locked-customer.ts"

/** An assigned order stays with its customer, whatever other address is typed for it. */
export const requireOwnEmail = async (tx: Tx, order: Order, email: string, user: User): Promise<void> => {
  if (order.state === "Created" || email === user.email) return
  const other = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirst()
  throw refusal(409, other ? "EmailRegistered" : "OrderLinked", { field: "email" })
}

type Identity = { readonly firstName: string; readonly lastName: string; readonly country: string }

export const identify = (tx: Tx, user: LockedCustomer, { firstName, lastName, country }: Identity) =>
  changeCustomer(tx, user, { first_name: firstName, last_name: lastName, country, is_kyc: true })
