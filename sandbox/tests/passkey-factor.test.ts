import { z } from "@hono/zod-openapi"
import { expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { passkeys } from "#sandbox/schemas/passkeys.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, move } = setUpSandbox(offering("passkeys", "twoFactorReset", "securityLog"))

const creation = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string() })
const persona = z.object({ access_token: z.string(), email: z.string(), password: z.string() })
const events = z.object({ values: z.array(z.object({ type: z.string() })) })
const refused = { status: 403, body: { code: "tfa" } }

type Authenticator = ReturnType<typeof createAuthenticator>

const askChallenge = async () => request.parse((await api("/token/passkey/options", { method: "POST" })).body).challenge
const codeFor = async (email: string) =>
  ((await desk(`/api/totp?email=${email}`)).body as { readonly code: string }).code
const asCode = (credential: unknown) => `passkey:${Buffer.from(JSON.stringify(credential)).toString("base64url")}`

/** Creates a customer with two-factor and a passkey. `assertChallenge` returns the browser's response to a challenge. */
const withPasskey = async (options: Parameters<typeof createAuthenticator>[0] = {}) => {
  const {
    email,
    password,
    access_token: token,
  } = persona.parse((await desk("/api/personas", { body: { persona: "twoFactor" } })).body)
  const authenticator = createAuthenticator(options)
  const headers = { "X-TFA": await codeFor(email) }
  const { body } = await api("/profile/passkeys/options", { body: { password }, token, headers })
  const { challenge, user } = creation.parse(body)
  await api("/profile/passkeys", { body: { credential: authenticator.register(challenge) }, token })
  const signIn = (code?: string) =>
    api("/token", {
      form: { grant_type: "password", username: email, password },
      headers: code === undefined ? {} : { "X-TFA": code },
    })
  const assertChallenge = (to: string, by: Authenticator = authenticator, other = {}) =>
    asCode(by.assert(to, user.id, other))
  return { email, password, token, handle: user.id, authenticator, signIn, assertChallenge }
}
const typesIn = async (token: string) =>
  events.parse((await api("/profile/events?count=100", { token })).body).values.map(({ type }) => type)

test("a passkey replaces a code, and its use is recorded", async () => {
  const { token, password, signIn, assertChallenge } = await withPasskey()
  expect(await signIn()).toMatchObject(refused)
  await move(minute)
  expect(await signIn(assertChallenge(await askChallenge()))).toMatchObject({ status: 200 })
  const { values } = passkeys.parse((await api("/profile/passkeys", { token })).body)
  expect(values).toMatchObject([{ lastUsed: "2026-03-10T12:01:00.000Z" }])
  const body = { password, address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" }
  const change = (code: string) =>
    api("/profile/bitcoinaddress", { method: "PATCH", body, token, headers: { "X-TFA": code } })
  expect(await change(assertChallenge(await askChallenge()))).toMatchObject({ status: 204 })
})

test("a response of a passkey is accepted only once", async () => {
  const { signIn, assertChallenge } = await withPasskey()
  const code = assertChallenge(await askChallenge())
  expect(await signIn(code)).toMatchObject({ status: 200 })
  expect(await signIn(code)).toMatchObject(refused)
})

test("a challenge is valid for 5 minutes", async () => {
  const { signIn, assertChallenge } = await withPasskey()
  const [early, late] = [await askChallenge(), await askChallenge()]
  await move(5 * minute - second)
  expect(await signIn(assertChallenge(early))).toMatchObject({ status: 200 })
  await move(second)
  expect(await signIn(assertChallenge(late))).toMatchObject(refused)
})

test("another customer's passkey is refused, with either customer's user handle", async () => {
  const { handle, signIn } = await withPasskey()
  const other = await withPasskey()
  expect(await signIn(other.assertChallenge(await askChallenge()))).toMatchObject(refused)
  expect(await signIn(asCode(other.authenticator.assert(await askChallenge(), handle)))).toMatchObject(refused)
})

test.each([
  ["another site", { origin: "https://hashwell.example.evil" }],
  ["another relying party", { rpId: "evil.example" }],
  ["an authenticator that did not verify its user", { verifies: false }],
])("a response from %s is refused", async (_, options) => {
  const { authenticator, signIn, assertChallenge } = await withPasskey()
  expect(await signIn(assertChallenge(await askChallenge(), authenticator, options))).toMatchObject(refused)
})

test("a copied authenticator, whose counter has not increased, is refused", async () => {
  const { signIn, assertChallenge } = await withPasskey({ counts: true })
  const copied = assertChallenge(await askChallenge())
  expect(await signIn(assertChallenge(await askChallenge()))).toMatchObject({ status: 200 })
  expect(await signIn(copied)).toMatchObject(refused)
})

test.each(["passkey:", `passkey:${Buffer.from("not JSON").toString("base64url")}`, asCode({ id: 5 }), asCode(null)])(
  "an unreadable response is refused as a wrong code: %s",
  async (code) => {
    const { signIn } = await withPasskey()
    expect(await signIn(code)).toMatchObject(refused)
  },
)

test("wrong responses count as wrong codes, and are recorded", async () => {
  const { token, signIn, assertChallenge } = await withPasskey()
  const foreign = createAuthenticator()
  for (let guess = 0; guess < 5; guess += 1)
    expect(await signIn(assertChallenge(await askChallenge(), foreign))).toMatchObject(refused)
  expect((await typesIn(token)).filter((type) => type === "CodeRefused")).toHaveLength(5)
  expect(await signIn(assertChallenge(await askChallenge()))).toMatchObject({
    status: 429,
    body: { code: "TooManyAttempts" },
  })
})

test.each([
  [
    "as second factor",
    async (customer: Awaited<ReturnType<typeof withPasskey>>) =>
      customer.signIn(customer.assertChallenge(await askChallenge())),
  ],
  [
    "that signs in",
    async ({ authenticator, handle }: Awaited<ReturnType<typeof withPasskey>>) =>
      api("/token/passkey", { body: { credential: authenticator.assert(await askChallenge(), handle) } }),
  ],
])("a passkey %s cancels a requested reset of two-factor", async (_, use) => {
  const customer = await withPasskey()
  const { email, password, token } = customer
  expect(await api("/recovery/tfa", { body: { email, password } })).toMatchObject({ status: 200 })
  expect(await use(customer)).toMatchObject({ status: 200 })
  expect(await typesIn(token)).toContain("ResetCancelled")
  await move(73 * 60 * minute)
  expect(await customer.signIn()).toMatchObject(refused)
})

test("a sign-in with a passkey after the reset is due lets the reset take effect", async () => {
  const { email, password, authenticator, handle, signIn } = await withPasskey()
  await api("/recovery/tfa", { body: { email, password } })
  await move(72 * 60 * minute)
  const credential = authenticator.assert(await askChallenge(), handle)
  expect(await api("/token/passkey", { body: { credential } })).toMatchObject({ status: 200 })
  expect(await signIn()).toMatchObject({ status: 200 })
})

test("the account's protection counts its passkeys", async () => {
  const { token } = await withPasskey()
  expect((await api("/profile/protection", { token })).body).toMatchObject({ passkeys: 1 })
})
