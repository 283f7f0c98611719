import { randomUUID } from "node:crypto"
import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { DemoCabinet, Customer } from "#sandbox/tables/accounts.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { sendConfirmation } from "./confirmation-emails.ts"
import { sampleFingerprint } from "./demo-rows.ts"
import { fillDemo } from "./fill-demo.ts"
import { createDemoEmail, requireUnreserved } from "./free-email.ts"
import { addCustomer, lockCustomer, type LockedCustomer } from "./locked-customer.ts"
import { updateCustomerOrders } from "./locked-order.ts"
import type { EmailContext } from "./send-email.ts"
import { createSession, revokeSessions } from "./session-store.ts"
import type { Tokens } from "./tokens.ts"

/** The time in which a request can be repeated after its response was lost. */
const repeatGrace = minute

const find = (tx: Tx, id: string) => tx.selectFrom("demo_cabinet").selectAll().where("id", "=", id)

/** Returns a demo cabinet. Refuses with 404 `NotFound`. */
export const loadDemo = async (tx: Tx, id: string): Promise<DemoCabinet> => {
  const cabinet = await find(tx, id).executeTakeFirst()
  if (!cabinet) throw createRefusal(404, "NotFound")
  return cabinet
}

type DemoRequest = {
  readonly seed: number
  readonly locale: Customer["culture"]
  readonly currencyId: DisplayCurrencyName
  readonly now: number
}

/** Adds the customer of a demo cabinet. No e-mail is ever sent to the fictional address. */
const insertDemoCustomer = (tx: Tx, id: string, { locale, currencyId, now }: DemoRequest) =>
  addCustomer(tx, {
    id: randomUUID(),
    email: createDemoEmail(id),
    culture: locale,
    currency_id: currencyId,
    is_demo: true,
    create_date: new Date(now),
  })

/**
 * Locks the cabinet's row before its customer's row, so that the cabinet keeps this customer until the transaction ends. Returns
 * undefined if there is no cabinet with this id.
 */
const lockDemo = async (tx: Tx, id: string) => {
  const cabinet = await find(tx, id).forUpdate().executeTakeFirst()
  return cabinet && { cabinet, customer: await lockCustomer(tx, cabinet.user_id) }
}

/**
 * Opens a demo cabinet. The same id opens the same cabinet, and two concurrent calls create only one. `created` is false if the cabinet
 * existed. Refuses with 404 `NotFound` if a concurrent call took the id and left no cabinet.
 */
export const openDemo = async (tx: Tx, id: string, opening: DemoRequest) => {
  const existing = await lockDemo(tx, id)
  if (existing) return { created: false, ...existing }
  const customer = await insertDemoCustomer(tx, id, opening)
  if (!customer) {
    const other = await lockDemo(tx, id)
    if (!other) throw createRefusal(404, "NotFound")
    return { created: false, ...other }
  }
  const cabinet = await tx
    .insertInto("demo_cabinet")
    .values({ id, user_id: customer.id, state: "Created" })
    .returningAll()
    .executeTakeFirstOrThrow()
  await fillDemo(tx, { id: customer.id, currency: opening.currencyId, seed: opening.seed, now: opening.now })
  return { created: true, cabinet, customer }
}

/** Returns tokens for the demo. Returns null once the demo has become an account, because an account requires signing in. */
export const createDemoTokens = async (
  tx: Tx,
  { cabinet, customer }: { readonly cabinet: DemoCabinet; readonly customer: LockedCustomer },
  now: number,
): Promise<Tokens | null> => (cabinet.state === "Created" ? createSession(tx, customer, now) : null)

type Assignment = { readonly email: string; readonly currencyId: DisplayCurrencyName }

/** Signs in the customer again if the same request is repeated within a minute. Refuses any other request with 409 `DemoAssigned`. */
const findRepeatedDemo = async (
  tx: Tx,
  { assign_date }: DemoCabinet,
  customer: LockedCustomer,
  email: string,
  now: number,
): Promise<Tokens> => {
  const isSame = customer.email === email
  const isSoon = assign_date !== null && now - assign_date.getTime() <= repeatGrace
  if (!isSame || !isSoon) throw createRefusal(409, "DemoAssigned")
  return createSession(tx, customer, now)
}

/**
 * Gives the orders that a visitor made in the demo to a new customer. The demo's own contracts, payouts, balances and identity are
 * fictional, so they stay with the demo customer, whose sessions end. Refuses with 404 `NotFound`, and with 409 `DemoAssigned` or
 * `AlreadyRegistered`.
 */
export const assignDemo = async (tx: Tx, id: string, form: Assignment, emailContext: EmailContext): Promise<Tokens> => {
  const { locale, now } = emailContext
  const demo = await lockDemo(tx, id)
  if (!demo) throw createRefusal(404, "NotFound")
  const { cabinet, customer } = demo
  if (cabinet.state === "Assigned") return findRepeatedDemo(tx, cabinet, customer, form.email, now)
  await requireUnreserved(tx, form.email, { now })
  const newCustomer = await addCustomer(tx, {
    id: randomUUID(),
    email: form.email,
    currency_id: form.currencyId,
    culture: locale,
    create_date: new Date(now),
  })
  if (!newCustomer) throw createRefusal(409, "AlreadyRegistered", { field: "email" })
  await revokeSessions(tx, customer)
  await updateCustomerOrders(tx, customer)
    .set({ owner_id: newCustomer.id })
    .where("fingerprint", "!=", sampleFingerprint)
    .execute()
  await tx
    .updateTable("demo_cabinet")
    .set({ user_id: newCustomer.id, state: "Assigned", assign_date: new Date(now) })
    .where("id", "=", id)
    .execute()
  await sendConfirmation(tx, newCustomer, emailContext)
  return createSession(tx, newCustomer, now)
}
