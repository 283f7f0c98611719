import { hash as digest, randomBytes, randomUUID } from "node:crypto"
import { dateAfter, lifetimes, minute, second } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { addAccountToLog } from "#sandbox/logging.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"

export const generateSecret = (): string => randomBytes(32).toString("base64url")
export const hashSecret = (secret: string): string => digest("sha256", secret)

/**
 * The time within which a second use of a token means that the browser left a page before the response arrived. A later second use means
 * that the token was stolen.
 */
const reuseGrace = minute

/** Creates a pair of tokens for a session. `parentHash` is the hash of the refresh token that the pair replaces. */
export const issueTokens = async (tx: Tx, sessionId: string, now: number, parentHash: string | null = null) => {
  const access = generateSecret()
  const refresh = generateSecret()
  const common = { session_id: sessionId, use_date: null, grant_id: randomUUID(), parent_hash: parentHash }
  await tx
    .insertInto("token")
    .values([
      { ...common, hash: hashSecret(access), kind: "access", expire_date: dateAfter(now, lifetimes.accessToken) },
      { ...common, hash: hashSecret(refresh), kind: "refresh", expire_date: dateAfter(now, lifetimes.refreshToken) },
    ])
    .execute()
  return {
    access_token: access,
    refresh_token: refresh,
    expires_in: lifetimes.accessToken / second,
    token_type: "Bearer" as const,
  }
}

export type Tokens = Awaited<ReturnType<typeof issueTokens>>

/** The browser, system and country from which a session is opened. */
export type SessionSource = {
  readonly browser: string | null
  readonly system: string | null
  /** The country in ISO 3166-1. Null if it is unknown. */
  readonly country: string | null
}
export const revokeSession = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.updateTable("session").set({ revoked: true }).where("id", "=", sessionId).execute()
}

type UsedToken = {
  readonly hash: string
  readonly use_date: Date | null
  readonly grant_id: string | null
  readonly parent_hash: string | null
}

/**
 * Locks a token's parent before its successors, and the successors in their order, so that calls on several servers cannot deadlock.
 * Concurrent calls with several pairs then decide one after another which pair is used first.
 */
const lockSuccessors = async (
  tx: Tx,
  { hash, parent_hash }: Pick<UsedToken, "hash" | "parent_hash">,
): Promise<void> => {
  const tokens = tx.selectFrom("token").select("hash").orderBy("hash").forUpdate()
  if (parent_hash !== null) await tokens.where("hash", "=", parent_hash).execute()
  await (
    parent_hash === null ? tokens.where("hash", "=", hash) : tokens.where("parent_hash", "=", parent_hash)
  ).execute()
}

/** Marks the first use of a token, which makes it the only successor of its parent, so its siblings become invalid. */
const markUsed = async (tx: Tx, { hash, use_date, grant_id, parent_hash }: UsedToken, now: number): Promise<void> => {
  if (use_date !== null) return
  await tx
    .updateTable("token")
    .set({ use_date: new Date(now) })
    .where("hash", "=", hash)
    .execute()
  if (parent_hash === null) return
  await tx.deleteFrom("token").where("parent_hash", "=", parent_hash).where("grant_id", "!=", grant_id).execute()
}

/**
 * Returns true if the token was first used within the last minute and none of its successors was used. The response with the successor was
 * then lost.
 */
const wasLost = async (tx: Tx, { hash, use_date }: UsedToken, now: number): Promise<boolean> => {
  if (use_date === null || now - use_date.getTime() > reuseGrace) return false
  const successors = tx.selectFrom("token").select("hash").where("parent_hash", "=", hash)
  return (await successors.where("use_date", "is not", null).executeTakeFirst()) === undefined
}

/**
 * Exchanges a refresh token for a new pair. A used token works again within a minute, as long as no successor was used. A later use revokes
 * the session, because the token was stolen. Refuses with 400 `InvalidGrant`.
 */
export const rotateTokens = async (tx: Tx, refreshToken: string, now: number): Promise<Tokens> => {
  const hash = hashSecret(refreshToken)
  const query = tx
    .selectFrom("token")
    .innerJoin("session", "session.id", "token.session_id")
    .select([
      "hash",
      "grant_id",
      "parent_hash",
      "session_id",
      "user_id",
      "expire_date",
      "use_date",
      "revoked",
      "session.create_date",
    ])
    .where("hash", "=", hash)
    .where("kind", "=", "refresh")
  const tokenRow = await query.executeTakeFirst()
  if (tokenRow) {
    addAccountToLog(tokenRow.user_id)
    await lockSuccessors(tx, tokenRow)
  }
  // The function reads the row again, because the transaction that held the lock may have changed it.
  const row = tokenRow && (await query.executeTakeFirst())
  const isOver = !row || row.expire_date.getTime() <= now || row.create_date.getTime() + lifetimes.session <= now
  if (isOver || row.revoked) throw createRefusal(400, "InvalidGrant")
  if (row.use_date !== null && !(await wasLost(tx, row, now))) {
    if (now - row.use_date.getTime() > reuseGrace) await revokeSession(tx, row.session_id)
    throw createRefusal(400, "InvalidGrant", { isCommitted: true })
  }
  await markUsed(tx, row, now)
  return issueTokens(tx, row.session_id, now, hash)
}

export type Caller = { readonly customer: Customer; readonly sessionId: string }

/** Returns the token of an `Authorization` header, or undefined if the header has no bearer token. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1]

/**
 * Returns the customer of this access token, or null without a token. An invalid token is always refused with 401 `Unauthorized`, even if
 * the call needs none.
 */
export const findCaller = async (tx: Tx, authorization: string | undefined, now: number): Promise<Caller | null> => {
  if (authorization === undefined) return null
  const secret = bearerOf(authorization) ?? ""
  const query = tx
    .selectFrom("token")
    .innerJoin("session", "session.id", "token.session_id")
    .innerJoin("customer", "customer.id", "session.user_id")
    .selectAll("customer")
    .select(["token.session_id as sessionId", "token.hash", "token.use_date", "token.grant_id", "token.parent_hash"])
    .where("token.hash", "=", hashSecret(secret))
    .where("token.kind", "=", "access")
    .where("token.expire_date", ">", new Date(now))
    .where("session.revoked", "=", false)
  const tokenRow = await query.executeTakeFirst()
  const isFirstUse = tokenRow?.use_date === null && tokenRow.parent_hash !== null
  if (isFirstUse) await lockSuccessors(tx, tokenRow)
  const row = isFirstUse ? await query.executeTakeFirst() : tokenRow
  if (!row) throw createRefusal(401, "Unauthorized")
  const { sessionId, hash, use_date, grant_id, parent_hash, ...customer } = row
  await markUsed(tx, { hash, use_date, grant_id, parent_hash }, now)
  return { customer, sessionId }
}
