import { givenCode, type GivenCode } from "#sandbox/rules/given-code.ts"
import { checkOwnPassword, type CheckedPassword } from "#sandbox/rules/own-password.ts"
import { hashedPassword, type HashedPassword } from "#sandbox/rules/passwords.ts"
import { newRecoveryCodes, type NewRecoveryCodes } from "#sandbox/rules/recovery-codes.ts"
import type { PasswordProof } from "#sandbox/rules/settings.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { callerBeforeLock } from "./call.ts"

// Every function here runs before `lockedCaller`: while a password is hashed, the call has no connection and no row is locked.

export const checkedPassword = async (c: Call, password: string): Promise<CheckedPassword> =>
  checkOwnPassword(c.var, await callerBeforeLock(c), password)

const callerId = async (c: Call): Promise<string> => {
  const { id } = await callerBeforeLock(c)
  await c.var.commit()
  return id
}

/** A second factor of the caller's. */
export const ownCode = (c: Call, text: string): Promise<GivenCode> =>
  givenCode(c.var.sandbox.db, text, () => callerId(c))

/** The code of the second factor, for calls that may need one. `owner` says whose code it is. */
export const codeOf = async (c: Call, owner = () => callerId(c)): Promise<GivenCode | undefined> => {
  const text = c.req.header("X-TFA")
  return text === undefined ? undefined : givenCode(c.var.sandbox.db, text, owner)
}

/** The password and the code that prove a protected change. */
export const proofOf = async (c: Call, password: string): Promise<PasswordProof> => ({
  password: await checkedPassword(c, password),
  code: await codeOf(c),
})

/** A new password of the caller's. */
export const ownNewPassword = async (c: Call, password: string): Promise<HashedPassword> =>
  hashedPassword(password, await callerId(c))

export const ownRecoveryCodes = async (c: Call): Promise<NewRecoveryCodes> => newRecoveryCodes(await callerId(c))
