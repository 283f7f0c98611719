import { brand } from "#sandbox/brand.ts"
import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import { passkeyIn } from "#sandbox/schemas/passkeys.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import { countCode, type CodeProof } from "./code-guesses.ts"
import { changeCustomer, type LockedCaller, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { revokeSessions } from "./open-sessions.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { takeAssertion } from "./passkey-assertions.ts"
import { requireRealCustomer } from "./real.ts"
import { countRecoveryCodes, removeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import { endOf, isUsedCode, matchingStep, newTotpSecret, stepAt, totp } from "./totp.ts"
import { sendRecoveryCodeUsedNotice } from "./two-factor-notices.ts"
import { endReset, settleReset } from "./two-factor-reset.ts"

type Outcome = "taken" | "used" | "wrong"

const takeAppCode = async (tx: Tx, user: LockedCustomer, code: string, now: number): Promise<Outcome> => {
  const { tfa_secret, tfa_last_step } = user
  if (tfa_secret === null) return "wrong"
  const step = matchingStep(tfa_secret, code, tfa_last_step, now)
  if (step === undefined) return isUsedCode(tfa_secret, code, tfa_last_step, now) ? "used" : "wrong"
  await changeCustomer(tx, user, { tfa_last_step: step })
  return "taken"
}

/** Takes a code of the app, or a recovery code. */
const takeCode = (tx: Tx, user: LockedCustomer, { text, recovery }: SecondFactor, now: number): Promise<Outcome> =>
  recovery === null ? takeAppCode(tx, user, text, now) : takeRecoveryCode(tx, user, recovery, now)

/** Counts and checks a second factor. A correct factor cancels a reset, because the customer has not lost it. */
const counted = async (
  tx: Tx,
  user: LockedCustomer,
  { proof, now }: { readonly proof: CodeProof; readonly now: number },
  take: () => Promise<Outcome>,
): Promise<Outcome> => {
  const outcome = await countCode(tx, user, { proof, now }, take)
  if (outcome === "taken") await endReset(tx, user, { type: "ResetCancelled", now })
  else await recordEvent(tx, user.id, { type: "CodeRefused", now })
  return outcome
}

/**
 * Requires the second factor of a protected call. Must run before the call writes anything.
 * - Applies a due reset first, and returns the customer as changed by it.
 * - Refuses with 403 `tfa` or `CodeUsed`, unless the call contains a correct code or passkey of the customer or needs none.
 * - Announces a used recovery code by an e-mail.
 */
export const requireCode = async <Customer extends LockedCustomer>(
  tx: Tx,
  customer: Customer,
  code: SecondFactor | undefined,
  writing: MailContext,
  proof: CodeProof = { byLetter: false },
): Promise<Customer> => {
  const user = await settleReset(tx, customer, writing)
  if (!user.tfa_enabled) return user
  if (code === undefined) throw refusal(403, "tfa")
  const passkey = passkeyIn(code.text)
  const outcome = await counted(tx, user, { proof, now: writing.now }, async () => {
    if (!passkey) return takeCode(tx, user, code, writing.now)
    return (await takeAssertion(tx, user, passkey, writing)) ? "taken" : "wrong"
  })
  if (outcome !== "taken") throw refusal(403, outcome === "used" ? "CodeUsed" : "tfa", { keep: true })
  if (code.recovery === null) return user
  const left = await countRecoveryCodes(tx, user.id)
  await sendRecoveryCodeUsedNotice(tx, user, left, { ...writing, culture: user.culture })
  return user
}

const issuer = brand.name

/** Refuses an unconfirmed account, because a person other than the owner could see a secret that is shown before the confirmation. */
const requireConfirmed = ({ is_demo, email_confirmed }: User): void => {
  if (!is_demo && !email_confirmed) throw refusal(409, "EmailNotConfirmed")
}

/** Returns true if the server showed this session the current secret less than ten minutes ago. */
const isSetUpHere = ({ tfa_secret_date, tfa_secret_session }: User, sessionId: string, now: number): boolean =>
  tfa_secret_session === sessionId &&
  tfa_secret_date !== null &&
  after(tfa_secret_date.getTime(), lifetimes.twoFactorSetup).getTime() > now

/**
 * Returns the state of two-factor. While two-factor is disabled, the response contains a secret with which only this session can enable it,
 * within ten minutes. A page that lost the response and repeats the call in that time gets the same secret, because the customer may have
 * scanned it.
 */
export const twoFactorView = async (tx: Tx, caller: LockedCaller, writing: MailContext) => {
  const user = await settleReset(tx, caller, writing)
  const { email, tfa_enabled, sessionId } = user
  if (tfa_enabled) return { enabled: true, details: null }
  requireConfirmed(user)
  const shown = isSetUpHere(user, sessionId, writing.now) ? user.tfa_secret : null
  const code = shown ?? newTotpSecret()
  if (shown === null) {
    await changeCustomer(tx, user, {
      tfa_secret: code,
      tfa_secret_date: new Date(writing.now),
      tfa_secret_session: sessionId,
      tfa_last_step: null,
    })
  }
  return { enabled: false, details: { code, email, issuer } }
}

type Toggle = { readonly tfaCode: SecondFactor; readonly password: CheckedPassword }

/** Checks the password and a code, which both enabling and disabling need. */
const proven = async (tx: Tx, user: LockedCustomer, { tfaCode, password }: Toggle, now: number): Promise<void> => {
  if (!isProven(user, password)) throw refusal(400, "IncorrectPassword", { field: "password" })
  const outcome = await counted(tx, user, { proof: { byLetter: false }, now }, () => takeCode(tx, user, tfaCode, now))
  if (outcome !== "taken")
    throw refusal(400, outcome === "used" ? "CodeUsed" : "WrongCode", { field: "tfaCode", keep: true })
}

/** Enables two-factor. Ends the other sessions, because they began without the second factor. */
export const enableTwoFactor = async (
  tx: Tx,
  caller: LockedCaller,
  toggle: Toggle,
  writing: MailContext,
): Promise<void> => {
  const user = await settleReset(tx, caller, writing)
  requireRealCustomer(user)
  if (user.tfa_enabled) throw refusal(409, "TwoFactorEnabled")
  requireConfirmed(user)
  const isInTime = isSetUpHere(user, user.sessionId, writing.now)
  await proven(tx, isInTime ? user : { ...user, tfa_secret: null }, toggle, writing.now)
  await changeCustomer(tx, user, { tfa_enabled: true })
  await revokeSessions(tx, user, user.sessionId)
  await recordEvent(tx, user.id, { type: "TwoFactorEnabled", now: writing.now })
}

/** Disables two-factor. Enabling it again uses a new secret. */
export const disableTwoFactor = async (
  tx: Tx,
  caller: LockedCaller,
  toggle: Toggle,
  writing: MailContext,
): Promise<void> => {
  const user = await settleReset(tx, caller, writing)
  if (!user.tfa_enabled) throw refusal(409, "TwoFactorDisabled")
  await proven(tx, user, toggle, writing.now)
  await changeCustomer(tx, user, { tfa_enabled: false, tfa_secret: null, tfa_secret_date: null, tfa_last_step: null })
  await removeRecoveryCodes(tx, user)
  await revokeSessions(tx, user, user.sessionId)
  await recordEvent(tx, user.id, { type: "TwoFactorDisabled", now: writing.now })
}

/**
 * Returns the first valid code for the desk, and the end of its time step. If the code of the next step is already used, there is none
 * until the current step ends.
 */
export const workingCode = (secret: string, last: number | null, now: number) => {
  const present = stepAt(now)
  const step = Math.max(present, (last ?? 0) + 1)
  return step > present + 1
    ? { code: null, until: new Date(endOf(present)) }
    : { code: totp(secret, step), until: new Date(endOf(step)) }
}
