import { brand } from "#sandbox/brand.ts"
import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { passkeyIn } from "#sandbox/schemas/passkeys.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { changeCustomer, type LockedCaller, type LockedCustomer } from "./locked-customer.ts"
import { isProven, type CheckedPassword } from "./own-password.ts"
import { consumeAssertion } from "./passkey-assertions.ts"
import { countRecoveryCodes, removeRecoveryCodes, consumeRecoveryCode } from "./recovery-codes.ts"
import { requireRealCustomer } from "./require-real-customer.ts"
import type { SecondFactor } from "./second-factor.ts"
import { recordEvent } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { revokeSessions } from "./session-store.ts"
import { findStepEnd, findTimeStep, generateTotpCode, generateTotpSecret, isUsedCode, matchingStep } from "./totp.ts"
import { limitTwoFactorAttempts, type CodeProof } from "./two-factor-attempts.ts"
import { sendRecoveryCodeUsedNotice } from "./two-factor-notices.ts"
import { endReset, applyDueReset } from "./two-factor-reset.ts"

type Outcome = "taken" | "used" | "wrong"

const consumeAppCode = async (tx: Tx, customer: LockedCustomer, code: string, now: number): Promise<Outcome> => {
  const { tfa_secret, tfa_last_step } = customer
  if (tfa_secret === null) return "wrong"
  const step = matchingStep(tfa_secret, code, tfa_last_step, now)
  if (step === undefined) return isUsedCode(tfa_secret, code, tfa_last_step, now) ? "used" : "wrong"
  await changeCustomer(tx, customer, { tfa_last_step: step })
  return "taken"
}

/** Uses up a code of the app or a recovery code. */
const consumeCode = (
  tx: Tx,
  customer: LockedCustomer,
  { text, recovery }: SecondFactor,
  now: number,
): Promise<Outcome> =>
  recovery === null ? consumeAppCode(tx, customer, text, now) : consumeRecoveryCode(tx, customer, recovery, now)

/**
 * Counts and checks a second factor. A correct factor cancels a reset, because the customer has not lost it. Refuses as
 * `limitTwoFactorAttempts` does.
 */
const limitAttempts = async (
  tx: Tx,
  customer: LockedCustomer,
  { proof, now }: { readonly proof: CodeProof; readonly now: number },
  take: () => Promise<Outcome>,
): Promise<Outcome> => {
  const outcome = await limitTwoFactorAttempts(tx, customer, { proof, now }, take)
  if (outcome === "taken") await endReset(tx, customer, { type: "ResetCancelled", now })
  else await recordEvent(tx, customer.id, { type: "CodeRefused", now })
  return outcome
}

/**
 * Requires the second factor of a protected call. Must run before the call writes anything.
 * - Applies a due reset first, and returns the customer as changed by it.
 * - Refuses with 403 `tfa` or `CodeUsed`, unless the call contains a correct code or passkey of the customer or needs none. Also refuses as
 *   `limitTwoFactorAttempts` does.
 * - Announces a used recovery code by an e-mail.
 */
export const requireTwoFactorCode = async <Locked extends LockedCustomer>(
  tx: Tx,
  lockedCustomer: Locked,
  code: SecondFactor | undefined,
  emailContext: EmailContext,
  proof: CodeProof = { byEmailLink: false },
): Promise<Locked> => {
  const customer = await applyDueReset(tx, lockedCustomer, emailContext)
  if (!customer.tfa_enabled) return customer
  if (code === undefined) throw createRefusal(403, "tfa")
  const passkey = passkeyIn(code.text)
  const outcome = await limitAttempts(tx, customer, { proof, now: emailContext.now }, async () => {
    if (!passkey) return consumeCode(tx, customer, code, emailContext.now)
    return (await consumeAssertion(tx, customer, passkey, emailContext)) ? "taken" : "wrong"
  })
  if (outcome !== "taken") throw createRefusal(403, outcome === "used" ? "CodeUsed" : "tfa", { isCommitted: true })
  if (code.recovery === null) return customer
  const left = await countRecoveryCodes(tx, customer.id)
  await sendRecoveryCodeUsedNotice(tx, customer, left, { ...emailContext, locale: customer.culture })
  return customer
}

const issuer = brand.name

/**
 * Refuses an unconfirmed account with 409 `EmailNotConfirmed`. A person other than the owner could see a secret that is shown before the
 * confirmation.
 */
const requireConfirmed = ({ is_demo, email_confirmed }: Customer): void => {
  if (!is_demo && !email_confirmed) throw createRefusal(409, "EmailNotConfirmed")
}

/** Returns true if the server showed this session the current secret less than ten minutes ago. */
const isSetUpHere = ({ tfa_secret_date, tfa_secret_session }: Customer, sessionId: string, now: number): boolean =>
  tfa_secret_session === sessionId &&
  tfa_secret_date !== null &&
  dateAfter(tfa_secret_date.getTime(), lifetimes.twoFactorSetup).getTime() > now

/**
 * Returns the state of two-factor. While two-factor is disabled, the response contains a secret with which only this session can enable it,
 * within ten minutes. A page that lost the response and repeats the call in that time gets the same secret, because the customer may have
 * scanned it. Refuses with 409 `EmailNotConfirmed` while two-factor is disabled.
 */
export const loadTwoFactorResponse = async (tx: Tx, caller: LockedCaller, emailContext: EmailContext) => {
  const customer = await applyDueReset(tx, caller, emailContext)
  const { email, tfa_enabled, sessionId } = customer
  if (tfa_enabled) return { enabled: true, details: null }
  requireConfirmed(customer)
  const shown = isSetUpHere(customer, sessionId, emailContext.now) ? customer.tfa_secret : null
  const code = shown ?? generateTotpSecret()
  if (shown === null) {
    await changeCustomer(tx, customer, {
      tfa_secret: code,
      tfa_secret_date: new Date(emailContext.now),
      tfa_secret_session: sessionId,
      tfa_last_step: null,
    })
  }
  return { enabled: false, details: { code, email, issuer } }
}

type Toggle = { readonly tfaCode: SecondFactor; readonly password: CheckedPassword }

/**
 * Checks the password and a code, which both enabling and disabling need. Refuses with 400 `IncorrectPassword`, `WrongCode` or `CodeUsed`,
 * and as `limitTwoFactorAttempts` does.
 */
const requireProof = async (
  tx: Tx,
  customer: LockedCustomer,
  { tfaCode, password }: Toggle,
  now: number,
): Promise<void> => {
  if (!isProven(customer, password)) throw createRefusal(400, "IncorrectPassword", { field: "password" })
  const outcome = await limitAttempts(tx, customer, { proof: { byEmailLink: false }, now }, () =>
    consumeCode(tx, customer, tfaCode, now),
  )
  if (outcome !== "taken")
    throw createRefusal(400, outcome === "used" ? "CodeUsed" : "WrongCode", { field: "tfaCode", isCommitted: true })
}

/**
 * Enables two-factor. Ends the other sessions, because they began without the second factor. Refuses with 403 `Forbidden` in the demo, with
 * 409 `TwoFactorEnabled` or `EmailNotConfirmed`, and with 400 `IncorrectPassword`, `WrongCode` or `CodeUsed`.
 */
export const enableTwoFactor = async (
  tx: Tx,
  caller: LockedCaller,
  toggle: Toggle,
  emailContext: EmailContext,
): Promise<void> => {
  const customer = await applyDueReset(tx, caller, emailContext)
  requireRealCustomer(customer)
  if (customer.tfa_enabled) throw createRefusal(409, "TwoFactorEnabled")
  requireConfirmed(customer)
  const isInTime = isSetUpHere(customer, customer.sessionId, emailContext.now)
  await requireProof(tx, isInTime ? customer : { ...customer, tfa_secret: null }, toggle, emailContext.now)
  await changeCustomer(tx, customer, { tfa_enabled: true })
  await revokeSessions(tx, customer, customer.sessionId)
  await recordEvent(tx, customer.id, { type: "TwoFactorEnabled", now: emailContext.now })
}

/**
 * Disables two-factor and ends the other sessions. Enabling it again uses a new secret. Refuses with 409 `TwoFactorDisabled`, and with 400
 * `IncorrectPassword`, `WrongCode` or `CodeUsed`.
 */
export const disableTwoFactor = async (
  tx: Tx,
  caller: LockedCaller,
  toggle: Toggle,
  emailContext: EmailContext,
): Promise<void> => {
  const customer = await applyDueReset(tx, caller, emailContext)
  if (!customer.tfa_enabled) throw createRefusal(409, "TwoFactorDisabled")
  await requireProof(tx, customer, toggle, emailContext.now)
  await changeCustomer(tx, customer, {
    tfa_enabled: false,
    tfa_secret: null,
    tfa_secret_date: null,
    tfa_last_step: null,
  })
  await removeRecoveryCodes(tx, customer)
  await revokeSessions(tx, customer, customer.sessionId)
  await recordEvent(tx, customer.id, { type: "TwoFactorDisabled", now: emailContext.now })
}

/**
 * Returns the first valid code for the desk, and the end of its time step. If the code of the next step is already used, there is none
 * until the current step ends.
 */
export const findWorkingCode = (secret: string, last: number | null, now: number) => {
  const present = findTimeStep(now)
  const step = Math.max(present, (last ?? 0) + 1)
  return step > present + 1
    ? { code: null, until: new Date(findStepEnd(present)) }
    : { code: generateTotpCode(secret, step), until: new Date(findStepEnd(step)) }
}
