import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { issueTokens, type SessionSource, type Tokens } from "./tokens.ts"

const unknownSource: SessionSource = { browser: null, system: null, country: null }

/** Opens a session. `source` is unknown for a customer whom the desk or a demo signs in. */
export const createSession = async (
  tx: Tx,
  { id: user_id }: LockedCustomer,
  now: number,
  source = unknownSource,
): Promise<Tokens> => {
  const id = randomUUID()
  await tx
    .insertInto("session")
    .values({ id, user_id, create_date: new Date(now), ...source })
    .execute()
  return issueTokens(tx, id, now)
}

/** Ends all sessions of the customer except the caller's session in `except`. */
export const revokeSessions = async (tx: Tx, { id }: LockedCustomer, except?: string): Promise<void> => {
  await tx
    .updateTable("session")
    .set({ revoked: true })
    .where("user_id", "=", id)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute()
}
