import { checkOwnPassword, type CheckedPassword } from "#sandbox/rules/own-password.ts"
import { hashedPassword, type HashedPassword } from "#sandbox/rules/passwords.ts"
import { newRecoveryCodes, type NewRecoveryCodes } from "#sandbox/rules/recovery-codes.ts"
import { secondFactor, type SecondFactor } from "#sandbox/rules/second-factor.ts"
import type { PasswordProof } from "#sandbox/rules/settings.ts"
import type { Call } from "#sandbox/running-sandbox.ts"
import { callerBeforeLock } from "./call.ts"

// The callers must run every function of this file before `lockedCaller`, so that the call occupies no connection and locks no row while a
// password is hashed.

export const checkedPassword = async (c: Call, password: string): Promise<CheckedPassword> =>
  checkOwnPassword(c.var, await callerBeforeLock(c), password)

const callerId = async (c: Call): Promise<string> => {
  const { id } = await callerBeforeLock(c)
  await c.var.commit()
  return id
}

export const ownCode = (c: Call, text: string): Promise<SecondFactor> =>
  secondFactor(c.var.sandbox.db, text, () => callerId(c))

/** Reads the second factor of a call that may need one. `owner` returns the customer whose code it is. */
export const readSecondFactor = async (c: Call, owner = () => callerId(c)): Promise<SecondFactor | undefined> => {
  const text = c.req.header("X-TFA")
  return text === undefined ? undefined : secondFactor(c.var.sandbox.db, text, owner)
}

export const readPasswordProof = async (c: Call, password: string): Promise<PasswordProof> => ({
  password: await checkedPassword(c, password),
  code: await readSecondFactor(c),
})

export const ownNewPassword = async (c: Call, password: string): Promise<HashedPassword> =>
  hashedPassword(password, await callerId(c))

export const ownRecoveryCodes = async (c: Call): Promise<NewRecoveryCodes> => newRecoveryCodes(await callerId(c))
