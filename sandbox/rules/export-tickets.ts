import { randomUUID } from "node:crypto"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { LockedCaller } from "./locked-customer.ts"
import { hashSecret, type Caller } from "./tokens.ts"

/**
 * Creates a ticket that opens one file once, within a minute. The address of a download contains the ticket, because a token must never be
 * in an address.
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
      expire_date: after(now, lifetimes.exportTicket),
    })
    .execute()
  return ticket
}

type Opened = { readonly caller: Caller; readonly request: unknown }

/** Returns the ticket's customer. Refuses if the session has ended. */
const opened = async (
  tx: Tx,
  found: { readonly session_id: string; readonly request: string } | undefined,
): Promise<Opened> => {
  const user =
    found &&
    (await tx
      .selectFrom("customer")
      .selectAll("customer")
      .innerJoin("session", "session.user_id", "customer.id")
      .where("session.id", "=", found.session_id)
      .where("revoked", "=", false)
      .executeTakeFirst())
  if (!user) throw refusal(404, "NotFound")
  return { caller: { user, sessionId: found.session_id }, request: JSON.parse(found.request) as unknown }
}

/** Uses up the ticket. Only one of two concurrent requests gets the file. */
export const useTicket = async (tx: Tx, ticket: string, now: number): Promise<Opened> =>
  opened(
    tx,
    await tx
      .deleteFrom("export_ticket")
      .where("hash", "=", hashSecret(ticket))
      .where("expire_date", ">", new Date(now))
      .returning(["session_id", "request"])
      .executeTakeFirst(),
  )

export const readTicket = async (tx: Tx, ticket: string, now: number): Promise<Opened> =>
  opened(
    tx,
    await tx
      .selectFrom("export_ticket")
      .select(["session_id", "request"])
      .where("hash", "=", hashSecret(ticket))
      .where("expire_date", ">", new Date(now))
      .executeTakeFirst(),
  )
