import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { forgetDevices, isKnownDevice } from "./devices.ts"
import type { LockedCaller, LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { sendSignInNotice } from "./notices.ts"
import { revokeSessions } from "./open-sessions.ts"
import { recordEvent } from "./security-log.ts"
import { proven, type PasswordProof } from "./settings.ts"
import { type Caller, revokeSession, type SessionSource } from "./tokens.ts"

/** The largest number of sessions in the list, more than a customer has. The list shows the newest sessions. */
const maxSessions = 100

/**
 * Returns the open sessions of the caller: the current session first, and the others by last use. Tokens record the last use with a
 * precision of 15 minutes, because a browser uses a pair of tokens for that long.
 */
export const listSessions = async (tx: Tx, { user, sessionId }: Caller, now: number) => {
  const rows = await tx
    .selectFrom("session")
    .innerJoin("token", "token.session_id", "session.id")
    .select(["session.id", "browser", "system", "country", "create_date"])
    .select(({ fn }) => fn.max("token.use_date").as("used"))
    .where("user_id", "=", user.id)
    .where("revoked", "=", false)
    .where("create_date", ">", after(now, -lifetimes.session))
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
 * ends by signing out.
 */
export const endSession = async (
  tx: Tx,
  caller: LockedCaller,
  { sessionId, device, ...proof }: Ending & { readonly sessionId: string },
  writing: MailContext,
): Promise<void> => {
  const user = await proven(tx, caller, proof, writing)
  const session = await tx
    .selectFrom("session")
    .select(["user_id", "revoked"])
    .where("id", "=", sessionId)
    .executeTakeFirst()
  if (session?.user_id !== user.id) throw refusal(404, "NotFound")
  if (sessionId === caller.sessionId) throw refusal(409, "CurrentSession")
  await revokeSession(tx, sessionId)
  await forgetDevices(tx, user, device)
  if (!session.revoked) await recordEvent(tx, user.id, { type: "SessionEnded", now: writing.now })
}

/** Ends all other sessions and forgets all other browsers, so that an e-mail announces the next sign-in from such a browser. */
export const endOtherSessions = async (
  tx: Tx,
  caller: LockedCaller,
  { device, ...proof }: Ending,
  writing: MailContext,
): Promise<void> => {
  const user = await proven(tx, caller, proof, writing)
  await revokeSessions(tx, user, caller.sessionId)
  await forgetDevices(tx, user, device)
  await recordEvent(tx, user.id, { type: "OtherSessionsEnded", now: writing.now })
}

/** `device` is the hash of the browser's id. */
export const isNewBrowser = async (tx: Tx, userId: string, device: string | undefined): Promise<boolean> =>
  device === undefined || !(await isKnownDevice(tx, userId, device))

export const announceNewBrowser = async (
  tx: Tx,
  user: LockedCustomer,
  source: SessionSource,
  writing: MailContext,
): Promise<void> => {
  await sendSignInNotice(tx, user, source, { ...writing, culture: user.culture })
}
