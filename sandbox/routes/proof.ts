import { checkOwnPassword, type CheckedPassword } from "#sandbox/rules/own-password.ts"
import { hashNewPassword, type HashedPassword } from "#sandbox/rules/passwords.ts"
import { generateRecoveryCodes, type NewRecoveryCodes } from "#sandbox/rules/recovery-codes.ts"
import { parseSecondFactor, type SecondFactor } from "#sandbox/rules/second-factor.ts"
import type { PasswordProof } from "#sandbox/rules/settings.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { readCallerBeforeLock } from "./call.ts"

// The callers must run every function of this file before `requireLockedCaller`, so that the call occupies no connection and locks no row
// while a password is hashed.

export const verifyPassword = async (c: RequestContext, password: string): Promise<CheckedPassword> =>
  checkOwnPassword(c.var, await readCallerBeforeLock(c), password)

const callerId = async (c: RequestContext): Promise<string> => {
  const { id } = await readCallerBeforeLock(c)
  await c.var.commit()
  return id
}

export const readOwnCode = (c: RequestContext, text: string): Promise<SecondFactor> =>
  parseSecondFactor(c.var.sandbox.db, text, () => callerId(c))

/** Reads the second factor of a call, or returns undefined if the call contains none. `owner` returns the customer whose code it is. */
export const readSecondFactor = async (
  c: RequestContext,
  owner = () => callerId(c),
): Promise<SecondFactor | undefined> => {
  const text = c.req.header("X-TFA")
  return text === undefined ? undefined : parseSecondFactor(c.var.sandbox.db, text, owner)
}

export const readPasswordProof = async (c: RequestContext, password: string): Promise<PasswordProof> => ({
  password: await verifyPassword(c, password),
  code: await readSecondFactor(c),
})

export const hashOwnNewPassword = async (c: RequestContext, password: string): Promise<HashedPassword> =>
  hashNewPassword(password, await callerId(c))

export const generateOwnRecoveryCodes = async (c: RequestContext): Promise<NewRecoveryCodes> =>
  generateRecoveryCodes(await callerId(c))
