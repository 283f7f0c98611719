import type { Database } from "./database.ts"
import { bearerOf, hashSecret } from "./rules/tokens.ts"
import type { RequestContext } from "./running-sandbox.ts"

/** The maximum number of tokens in the cache. Another token replaces the oldest. */
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
 * Returns a function that finds the customer of a call before its transaction, only for counting. A token never changes its customer, so
 * the function caches the customer by token, and one statement is enough for all calls with that token.
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
  return async (c: RequestContext): Promise<string | undefined> => {
    const [, ticket] = ticketIn.exec(c.req.path) ?? []
    if (ticket !== undefined) return (await customerOfTicket(db, hashSecret(ticket)))?.user_id
    const token = bearerOf(c.req.header("Authorization"))
    if (token === undefined) return undefined
    const hash = hashSecret(token)
    const found = known.get(hash) ?? (await customerOfToken(db, hash))?.user_id
    return found === undefined ? undefined : remember(hash, found)
  }
}
