import { randomUUID } from "node:crypto"
import { minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { DemoCabinet, DisplayCurrencyName, User } from "#sandbox/tables.ts"
import { sendConfirmation } from "./confirmation.ts"
import { fillDemo, sampleFingerprint } from "./demo-rows.ts"
import { demoEmail, requireUnreserved } from "./free-email.ts"
import type { MailContext } from "./mail.ts"
import { openSession, revokeSessions, type Tokens } from "./tokens.ts"

/** How long a lost response can be requested again. */
const repeatGrace = minute

const find = (tx: Tx, id: string) => tx.selectFrom("demo_cabinet").selectAll().where("id", "=", id)

export const loadDemo = async (tx: Tx, id: string): Promise<DemoCabinet> => {
  const cabinet = await find(tx, id).executeTakeFirst()
  if (!cabinet) throw refusal(404, "NotFound")
  return cabinet
}

type Opening = {
  readonly seed: number
  readonly culture: User["culture"]
  readonly currencyId: DisplayCurrencyName
  readonly now: number
}

/** The customer of a demo cabinet. The address is fictional: no e-mail is ever sent to it. */
const insertDemoCustomer = (tx: Tx, id: string, { culture, currencyId, now }: Opening) =>
  tx
    .insertInto("customer")
    .values({
      id: randomUUID(),
      email: demoEmail(id),
      culture,
      currency_id: currencyId,
      is_demo: true,
      create_date: new Date(now),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email"])
    .executeTakeFirst()

/** The same id opens the same cabinet; two calls at once make one. */
export const openDemo = async (tx: Tx, id: string, opening: Opening) => {
  const existing = await find(tx, id).executeTakeFirst()
  if (existing) return { created: false, cabinet: existing }
  const customer = await insertDemoCustomer(tx, id, opening)
  if (!customer) return { created: false, cabinet: await loadDemo(tx, id) }
  const cabinet = await tx
    .insertInto("demo_cabinet")
    .values({ id, user_id: customer.id, state: "Created" })
    .returningAll()
    .executeTakeFirstOrThrow()
  await fillDemo(tx, { id: customer.id, display: opening.currencyId, seed: opening.seed, now: opening.now })
  return { created: true, cabinet }
}

/** The id of a demo grants access to it; once it has become an account, it requires signing in. */
export const demoTokens = async (tx: Tx, { state, user_id }: DemoCabinet, now: number): Promise<Tokens | null> =>
  state === "Created" ? openSession(tx, user_id, now) : null

type Assignment = { readonly email: string; readonly currencyId: DisplayCurrencyName }

const repeated = async (tx: Tx, cabinet: DemoCabinet, email: string, now: number): Promise<Tokens> => {
  const owner = tx.selectFrom("customer").select("email").where("id", "=", cabinet.user_id)
  const isSame = (await owner.executeTakeFirstOrThrow()).email === email
  const isSoon = cabinet.assign_date !== null && now - cabinet.assign_date.getTime() <= repeatGrace
  if (!isSame || !isSoon) throw refusal(409, "DemoAssigned")
  return openSession(tx, cabinet.user_id, now)
}

/**
 * A new customer takes over the orders that the person made. What the demo gave, contracts, payouts, balances and identity, stays with
 * the demo customer, whose sessions end.
 */
export const assignDemo = async (tx: Tx, id: string, form: Assignment, writing: MailContext): Promise<Tokens> => {
  const { culture, now } = writing
  const cabinet = await find(tx, id).forUpdate().executeTakeFirst()
  if (!cabinet) throw refusal(404, "NotFound")
  if (cabinet.state === "Assigned") return repeated(tx, cabinet, form.email, now)
  await requireUnreserved(tx, form.email, { now })
  const user = await tx
    .insertInto("customer")
    .values({
      id: randomUUID(),
      email: form.email,
      currency_id: form.currencyId,
      culture,
      create_date: new Date(now),
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow()
  await revokeSessions(tx, cabinet.user_id)
  await tx
    .updateTable("customer_order")
    .set({ owner_id: user.id })
    .where("owner_id", "=", cabinet.user_id)
    .where("fingerprint", "!=", sampleFingerprint)
    .execute()
  await tx
    .updateTable("demo_cabinet")
    .set({ user_id: user.id, state: "Assigned", assign_date: new Date(now) })
    .where("id", "=", id)
    .execute()
  await sendConfirmation(tx, user, writing)
  return openSession(tx, user.id, now)
}
