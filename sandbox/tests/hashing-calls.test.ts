import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { second } from "#sandbox/clock.ts"
import type { Connections } from "#sandbox/database.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { recoveryCodes, tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const used: number[] = []
let countConnections = (): Connections | undefined => undefined

// The test records the number of used connections when each hash begins. Test files share their modules, so it replaces Node's own
// function.
const { argon2 } = crypto
beforeAll(() => {
  crypto.argon2 = (...given) => {
    used.push(countConnections()?.used ?? 0)
    argon2(...given)
  }
  syncBuiltinESMExports()
})
afterAll(() => {
  crypto.argon2 = argon2
  syncBuiltinESMExports()
})

const { api, desk, confirmed, emailsTo, move } = setUpSandbox(async () => {
  const { db, close, connections: count } = await openTestDatabase()
  countConnections = count
  return { db, close, fetch: createFetchHandler(db, { now: () => testStartTime, extensions: ["recoveryCodes"] }) }
})

const password = "correct-horse"

test("no call holds a database connection while it hashes a password or a recovery code", async () => {
  used.length = 0
  const { email, token } = await confirmed()
  const secret = twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""
  const nextCode = async () => {
    await move(30 * second)
    const { now } = (await desk("/api/clock")).body as { readonly now: string }
    return generateTotpCode(secret, findTimeStep(Date.parse(now)))
  }
  const enable = { tfaCode: await nextCode(), password }
  expect(await api("/profile/tfa/enable", { body: enable, token })).toMatchObject({ status: 204 })
  const proof = { token, headers: { "X-TFA": await nextCode() } }
  const { codes } = recoveryCodes.parse(
    (await api("/profile/tfa/recovery-codes", { ...proof, body: { password } })).body,
  )
  const withCode = () => ({ headers: { "X-TFA": codes.pop() ?? "" } })
  const change = { address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", password }
  expect(await api("/profile/bitcoinaddress", { ...withCode(), method: "PATCH", token, body: change })).toMatchObject({
    status: 204,
  })
  const next = { password, newPassword: "other-horse-9", confirmPassword: "other-horse-9" }
  expect(await api("/profile/password", { ...withCode(), method: "PATCH", token, body: next })).toMatchObject({
    status: 204,
  })
  const form = { grant_type: "password", username: email, password: "other-horse-9" }
  expect(tokens.parse((await api("/token", { ...withCode(), form })).body)).toBeDefined()
  await api("/recovery", { body: { email } })
  const resetPasswordToken = new URL((await emailsTo(email))[0]?.link ?? "", "http://localhost").searchParams.get(
    "token",
  )
  const reset = { password: "third-horse-9", resetPasswordToken }
  expect(await api("/profile/password", { ...withCode(), method: "PUT", body: reset })).toMatchObject({ status: 200 })
  // The hashes are those of the sign-up, a check, ten codes, and afterwards a check, a new password or both, each with a recovery code.
  expect(used).toEqual(Array.from({ length: 1 + 1 + 1 + 10 + 2 + 3 + 2 + 2 }, () => 0))
})
