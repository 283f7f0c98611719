import type { Insertable, SelectQueryBuilder } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Tables } from "#sandbox/tables.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { findCaller } from "./tokens.ts"

const underLock: unique symbol = Symbol("under lock")

/**
 * A customer that was read after its row was locked. No other transaction changes the customer until this one ends. Every rule that changes
 * data of a customer takes this type, and only this file creates it. A transaction that also locks an order must lock the customer first,
 * so that two transactions cannot wait for each other.
 */
export type LockedCustomer = Customer & { readonly [underLock]: true }

/** A locked customer with the call's session, which has not ended. */
export type LockedCaller = LockedCustomer & { readonly sessionId: string }

const markLocked = (customer: Customer): LockedCustomer => ({ ...customer, [underLock]: true })

/**
 * Locks the customer of a link, of an order, or of work without a session. The link or order may have changed while the call waited, so the
 * caller must read it again.
 */
export const lockCustomer = async (tx: Tx, id: string): Promise<LockedCustomer> =>
  markLocked(await tx.selectFrom("customer").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow())

/** Locks one customer or none. An unknown address takes the same statements as a known one, so that the response time reveals nothing. */
export const lockCustomers = async (
  tx: Tx,
  ids: SelectQueryBuilder<Tables, "customer", { id: string }>,
): Promise<void> => {
  await tx.selectFrom("customer").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute()
}

export const lockCustomerByEmail = async (tx: Tx, email: string): Promise<LockedCustomer | undefined> => {
  const customer = await tx.selectFrom("customer").selectAll().where("email", "=", email).forUpdate().executeTakeFirst()
  return customer && markLocked(customer)
}

/**
 * Locks the customer of this access token. Returns null without a token. Refuses an invalid token with 401 `Unauthorized`, and in
 * the same way if the session ended or the account was closed while the call waited for the row.
 */
export const lockCaller = async (
  tx: Tx,
  authorization: string | undefined,
  now: number,
): Promise<LockedCaller | null> => {
  const found = await findCaller(tx, authorization, now)
  if (!found) return null
  const customer = await lockCustomer(tx, found.customer.id)
  const present = await findCaller(tx, authorization, now)
  if (present?.sessionId !== found.sessionId) throw createRefusal(401, "Unauthorized")
  return { ...customer, sessionId: found.sessionId }
}

/**
 * Adds a customer, whom other transactions see only after this transaction has ended. Returns undefined if another customer has the
 * address.
 */
export const addCustomer = async (
  tx: Tx,
  values: Insertable<Tables["customer"]>,
): Promise<LockedCustomer | undefined> => {
  const customer = await tx
    .insertInto("customer")
    .values(values)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst()
  return customer && markLocked(customer)
}

/** Changes the row, and returns the changed customer with the session of the call. */
export const changeCustomer = async <Locked extends LockedCustomer>(
  tx: Tx,
  customer: Locked,
  to: Partial<Customer>,
): Promise<Locked> => {
  const changed = tx.updateTable("customer").set(to).where("id", "=", customer.id).returningAll()
  return { ...customer, ...(await changed.executeTakeFirstOrThrow()) }
}
