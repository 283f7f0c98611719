import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { forgetDevices, isKnownDevice } from "./devices.ts"
import type { LockedCaller, LockedCustomer } from "./locked-customer.ts"
import { sendSignInNotice } from "./notices.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { requireProof, type PasswordProof } from "./settings.ts"
import { type Caller, revokeSession, type SessionSource } from "./tokens.ts"

/** The maximum number of sessions in the list, more than a customer has. The list shows the newest sessions. */
const maxSessions = 100

/**
 * Returns the open sessions of the caller: the current session first, and the others by last use. Tokens record the last use with a
 * precision of 15 minutes, because a browser uses a pair of tokens for that long.
 */
export const listSessions = async (tx: Tx, { customer, sessionId }: Caller, now: number) => {
  const rows = await tx
    .selectFrom("session")
    .innerJoin("token", "token.session_id", "session.id")
    .select(["session.id", "browser", "system", "country", "create_date"])
    .select(({ fn }) => fn.max("token.use_date").as("used"))
    .where("user_id", "=", customer.id)
    .where("revoked", "=", false)
    .where("create_date", ">", dateAfter(now, -lifetimes.session))
    .groupBy("session.id")
    .having(({ fn }) => fn.max("token.expire_date"), ">", new Date(now))
    .orderBy("create_date", "desc")
    .orderBy("session.id")
    .limit(maxSessions)
    .execute()
  const sessions = rows.map(({ id, browser, system, country, create_date, used }) => ({
    id,
    browser,
    system,
    country,
    createDate: create_date.toISOString(),
    lastSeen: (used ?? create_date).toISOString(),
    isCurrent: id === sessionId,
  }))
  return sessions.toSorted(
    (one, two) => Number(two.isCurrent) - Number(one.isCurrent) || two.lastSeen.localeCompare(one.lastSeen),
  )
}

type Ending = PasswordProof & { readonly device: string | undefined }

/**
 * Ends one of the caller's sessions. Ending an ended session succeeds, because the first response may have been lost. The current session
 * ends by signing out, so it is refused with 409 `CurrentSession`. Refuses as `requireProof` does, and with 404 `NotFound`.
 */
export const endSession = async (
  tx: Tx,
  caller: LockedCaller,
  { sessionId, device, ...proof }: Ending & { readonly sessionId: string },
  emailContext: EmailContext,
): Promise<void> => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  const session = await tx
    .selectFrom("session")
    .select(["user_id", "revoked"])
    .where("id", "=", sessionId)
    .executeTakeFirst()
  if (session?.user_id !== customer.id) throw createRefusal(404, "NotFound")
  if (sessionId === caller.sessionId) throw createRefusal(409, "CurrentSession")
  await revokeSession(tx, sessionId)
  await forgetDevices(tx, customer, device)
  if (!session.revoked) await recordEvent(tx, customer.id, { type: "SessionEnded", now: emailContext.now })
}

/**
 * Ends all other sessions and forgets all other browsers, so that an e-mail announces the next sign-in from such a browser. Refuses as
 * `requireProof` does.
 */
export const endOtherSessions = async (
  tx: Tx,
  caller: LockedCaller,
  { device, ...proof }: Ending,
  emailContext: EmailContext,
): Promise<void> => {
  const customer = await requireProof(tx, caller, proof, emailContext)
  await revokeSessions(tx, customer, caller.sessionId)
  await forgetDevices(tx, customer, device)
  await recordEvent(tx, customer.id, { type: "OtherSessionsEnded", now: emailContext.now })
}

/** Returns true if the account does not know the browser. `device` is the hash of the browser's id. */
export const isNewBrowser = async (tx: Tx, userId: string, device: string | undefined): Promise<boolean> =>
  device === undefined || !(await isKnownDevice(tx, userId, device))

/** Announces a sign-in from a new browser by an e-mail, in the language of the account. */
export const announceNewBrowser = async (
  tx: Tx,
  customer: LockedCustomer,
  source: SessionSource,
  emailContext: EmailContext,
): Promise<void> => {
  await sendSignInNotice(tx, customer, source, { ...emailContext, locale: customer.culture })
}
