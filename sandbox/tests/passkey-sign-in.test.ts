import { z } from "@hono/zod-openapi"
import { describe, expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { passkeys } from "#sandbox/schemas/passkeys.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, confirmed, emailsTo, move } = setUpSandbox(offering("passkeys", "sessions", "securityLog"))

const creation = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.string() })
const persona = z.object({ access_token: z.string(), email: z.string(), password: z.string() })
const refused = { status: 400, body: { code: "PasskeyRefused" } }

type Authenticator = ReturnType<typeof createAuthenticator>

/** Adds the authenticator's passkey. Returns the customer's id as the authenticator stores it. */
const register = async (token: string, by: Authenticator, password = "correct-horse", headers = {}) => {
  const options = await api("/profile/passkeys/options", { body: { password }, token, headers })
  const { challenge, user } = creation.parse(options.body)
  expect(await api("/profile/passkeys", { body: { credential: by.register(challenge) }, token })).toMatchObject({
    status: 201,
  })
  return user.id
}
const askChallenge = async () => request.parse((await api("/token/passkey/options", { method: "POST" })).body).challenge
const send = (credential: object, headers = {}) => api("/token/passkey", { body: { credential }, headers })
const withPasskey = async (options: Parameters<typeof createAuthenticator>[0] = {}) => {
  const customer = await confirmed()
  const authenticator = createAuthenticator(options)
  return { ...customer, authenticator, handle: await register(customer.token, authenticator) }
}

test("signing in with a passkey returns tokens, makes the browser known, and records the last use", async () => {
  const { email, authenticator, handle } = await withPasskey()
  await move(minute)
  const response = await send(authenticator.assert(await askChallenge(), handle))
  expect(response).toMatchObject({ status: 200 })
  expect(response.headers.get("Set-Cookie")).toMatch(/^device=/)
  const token = tokens.parse(response.body).access_token
  expect((await emailsTo(email))[0]).toMatchObject({ subject: "New sign-in to your account" })
  const { values } = passkeys.parse((await api("/profile/passkeys", { token })).body)
  expect(values).toMatchObject([{ lastUsed: "2026-03-10T12:01:00.000Z" }])
})

test("the challenge names this site, and requires user verification", async () => {
  expect(request.parse((await api("/token/passkey/options", { method: "POST" })).body)).toMatchObject({
    rpId: "localhost",
    userVerification: "required",
  })
})

test("signing in with a passkey needs no code with two-factor", async () => {
  const account = persona.parse((await desk("/api/personas", { body: { persona: "twoFactor" } })).body)
  const { code } = (await desk(`/api/totp?email=${account.email}`)).body as { readonly code: string }
  const authenticator = createAuthenticator()
  const handle = await register(account.access_token, authenticator, account.password, { "X-TFA": code })
  expect(await send(authenticator.assert(await askChallenge(), handle))).toMatchObject({ status: 200 })
})

describe("a passkey response", () => {
  test("is refused when it is replayed after it was accepted", async () => {
    const { authenticator, handle } = await withPasskey()
    const response = authenticator.assert(await askChallenge(), handle)
    expect(await send(response)).toMatchObject({ status: 200 })
    expect(await send(response)).toMatchObject(refused)
  })

  test("is refused after 5 minutes", async () => {
    const { authenticator, handle } = await withPasskey()
    const [early, late] = [await askChallenge(), await askChallenge()]
    await move(5 * minute - second)
    expect(await send(authenticator.assert(early, handle))).toMatchObject({ status: 200 })
    await move(second)
    expect(await send(authenticator.assert(late, handle))).toMatchObject(refused)
  })

  test("is refused if its challenge was for another purpose", async () => {
    const { token, authenticator, handle } = await withPasskey()
    const { body } = await api("/profile/passkeys/options", { body: { password: "correct-horse" }, token })
    expect(await send(authenticator.assert(creation.parse(body).challenge, handle))).toMatchObject(refused)
  })

  test("is refused if no account has its authenticator", async () => {
    const { handle } = await withPasskey()
    expect(await send(createAuthenticator().assert(await askChallenge(), handle))).toMatchObject(refused)
  })

  test("is refused with another authenticator's signature or another customer's id", async () => {
    const { authenticator, handle } = await withPasskey()
    const other = await withPasskey()
    const forged = {
      ...other.authenticator.assert(await askChallenge(), handle),
      id: authenticator.id,
      rawId: authenticator.id,
    }
    expect(await send(forged)).toMatchObject(refused)
    expect(await send(authenticator.assert(await askChallenge(), other.handle))).toMatchObject(refused)
  })

  test("is refused if its counter has not increased, because its authenticator is a copy", async () => {
    const { authenticator, handle } = await withPasskey({ counts: true })
    const copied = authenticator.assert(await askChallenge(), handle)
    expect(await send(authenticator.assert(await askChallenge(), handle))).toMatchObject({ status: 200 })
    expect(await send(copied)).toMatchObject(refused)
  })

  test("is refused after its passkey was removed", async () => {
    const { token, authenticator, handle } = await withPasskey()
    const [passkey] = passkeys.parse((await api("/profile/passkeys", { token })).body).values
    await api(`/profile/passkeys/${passkey?.id}/remove`, { body: { password: "correct-horse" }, token })
    expect(await send(authenticator.assert(await askChallenge(), handle))).toMatchObject(refused)
  })

  test("is refused while the address is not confirmed", async () => {
    const { email, authenticator, handle } = await withPasskey()
    await db().updateTable("customer").set({ email_confirmed: false }).where("email", "=", email).execute()
    expect(await send(authenticator.assert(await askChallenge(), handle))).toMatchObject({
      status: 400,
      body: { code: "UserNotVerified" },
    })
  })
})

test.each([
  ["another site", { origin: "https://hashwell.example.evil" }],
  ["another relying party", { rpId: "evil.example" }],
  ["an authenticator that did not verify its user", { verifies: false }],
])("a response from %s is refused", async (_, options) => {
  const { authenticator, handle } = await withPasskey()
  expect(await send(authenticator.assert(await askChallenge(), handle, options))).toMatchObject(refused)
})
