import { randomUUID } from "node:crypto"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { LockedCaller } from "./locked-customer.ts"
import { hashSecret, type Caller } from "./tokens.ts"

/**
 * Creates a ticket that opens one file once, within a minute. The URL of a download contains the ticket, because a token must never be in a
 * URL.
 */
export const createTicket = async (
  tx: Tx,
  { sessionId }: LockedCaller,
  request: object,
  now: number,
): Promise<string> => {
  const ticket = randomUUID()
  await tx.deleteFrom("export_ticket").where("expire_date", "<=", new Date(now)).execute()
  await tx
    .insertInto("export_ticket")
    .values({
      hash: hashSecret(ticket),
      session_id: sessionId,
      request: JSON.stringify(request),
      expire_date: dateAfter(now, lifetimes.exportTicket),
    })
    .execute()
  return ticket
}

type OpenTicket = { readonly caller: Caller; readonly request: unknown }

/** Returns the ticket's customer. Refuses with 404 `NotFound` if there is no such ticket, or its session has ended. */
const openTicket = async (
  tx: Tx,
  found: { readonly session_id: string; readonly request: string } | undefined,
): Promise<OpenTicket> => {
  const customer =
    found &&
    (await tx
      .selectFrom("customer")
      .selectAll("customer")
      .innerJoin("session", "session.user_id", "customer.id")
      .where("session.id", "=", found.session_id)
      .where("revoked", "=", false)
      .executeTakeFirst())
  if (!customer) throw createRefusal(404, "NotFound")
  return { caller: { customer, sessionId: found.session_id }, request: JSON.parse(found.request) as unknown }
}

/** Uses up the ticket. Only one of two concurrent requests gets the file. Refuses with 404 `NotFound`. */
export const consumeTicket = async (tx: Tx, ticket: string, now: number): Promise<OpenTicket> =>
  openTicket(
    tx,
    await tx
      .deleteFrom("export_ticket")
      .where("hash", "=", hashSecret(ticket))
      .where("expire_date", ">", new Date(now))
      .returning(["session_id", "request"])
      .executeTakeFirst(),
  )

/** Reads the ticket and leaves it unused. Refuses with 404 `NotFound`. */
export const readTicket = async (tx: Tx, ticket: string, now: number): Promise<OpenTicket> =>
  openTicket(
    tx,
    await tx
      .selectFrom("export_ticket")
      .select(["session_id", "request"])
      .where("hash", "=", hashSecret(ticket))
      .where("expire_date", ">", new Date(now))
      .executeTakeFirst(),
  )
