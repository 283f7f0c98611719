import type { Database } from "./database.ts"
import { bearerOf, hashSecret } from "./rules/tokens.ts"
import type { Call } from "./running-sandbox.ts"

/** The largest number of tokens in the cache. A further one replaces the oldest. */
const maxEntries = 40_000

const customerOfToken = (db: Database["db"], hash: string) =>
  db
    .selectFrom("token")
    .innerJoin("session", "session.id", "token.session_id")
    .select("user_id")
    .where("token.hash", "=", hash)
    .executeTakeFirst()

const customerOfTicket = (db: Database["db"], hash: string) =>
  db
    .selectFrom("export_ticket")
    .innerJoin("session", "session.id", "export_ticket.session_id")
    .select("user_id")
    .where("export_ticket.hash", "=", hash)
    .executeTakeFirst()

const ticketIn = /\/api\/v1\/exports\/([0-9a-f-]{36})\/?$/i

/**
 * Returns a function that finds the customer of a call before its transaction, only for counting. The function caches the customer by
 * token, because a token never changes its customer, so a single statement is enough for all calls with a token.
 */
export const createCustomerOfCall = (db: Database["db"]) => {
  const known = new Map<string, string>()
  const remember = (hash: string, userId: string): string => {
    if (known.size >= maxEntries)
      for (const [oldest] of known) {
        known.delete(oldest)
        break
      }
    known.set(hash, userId)
    return userId
  }
  return async (c: Call): Promise<string | undefined> => {
    const [, ticket] = ticketIn.exec(c.req.path) ?? []
    if (ticket !== undefined) return (await customerOfTicket(db, hashSecret(ticket)))?.user_id
    const token = bearerOf(c.req.header("Authorization"))
    if (token === undefined) return undefined
    const hash = hashSecret(token)
    const found = known.get(hash) ?? (await customerOfToken(db, hash))?.user_id
    return found === undefined ? undefined : remember(hash, found)
  }
}
