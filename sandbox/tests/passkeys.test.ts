import { randomUUID } from "node:crypto"
import { z } from "@hono/zod-openapi"
import { expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { openedDemo } from "#sandbox/schemas/demo.ts"
import { passkeys } from "#sandbox/schemas/passkeys.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { offering, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const sandbox = setUpSandbox(offering("passkeys", "securityLog"))
const { api, desk, confirmed, emailsTo, move } = sandbox

const password = "correct-horse"
const path = "/profile/passkeys"
const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0" }

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string(), name: z.string() }),
  excludeCredentials: z.array(z.object({ id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.string(), userVerification: z.string() }),
})
const persona = z.object({ access_token: z.string(), email: z.string(), password: z.string() })
type Authenticator = ReturnType<typeof createAuthenticator>

const askOptions = (token: string, headers = {}, proof = { password }) =>
  api(`${path}/options`, { body: proof, token, headers })
const challengeFor = async (token: string) => creationOptions.parse((await askOptions(token)).body)
const save = (token: string, credential: object, more: object = {}, headers = {}) =>
  api(path, { body: { credential, ...more }, token, headers })
const add = async ({ token }: Pick<Customer, "token">, name?: string, authenticator = createAuthenticator()) => {
  const { challenge } = await challengeFor(token)
  const response = await save(token, authenticator.register(challenge), name === undefined ? {} : { name }, firefox)
  expect(response).toMatchObject({ status: 201 })
  return passkeys.parse(response.body)
}
const listed = async ({ token }: Pick<Customer, "token">) => passkeys.parse((await api(path, { token })).body)
const remove = (token: string, id: string | undefined, body: object = { password }, headers = {}) =>
  api(`${path}/${id}/remove`, { body, token, headers })

const refused = { status: 400, body: { code: "PasskeyRefused" } }

test("a passkey is added and removed with the password, named by the customer, and listed", async () => {
  const customer = await confirmed()
  expect(await listed(customer)).toEqual({ total: 0, values: [] })
  const added = await add(customer, "Work laptop")
  const [passkey] = added.values
  expect(added).toEqual({
    total: 1,
    values: [
      {
        id: expect.any(String) as string,
        name: "Work laptop",
        createDate: "2026-03-10T12:00:00.000Z",
        lastUsed: null,
      },
    ],
  })
  expect(await listed(customer)).toEqual(added)
  expect(await remove(customer.token, passkey?.id, { password: "guess" })).toMatchObject({
    status: 400,
    body: { code: "IncorrectPassword", field: "password" },
  })
  expect(await remove(customer.token, passkey?.id)).toMatchObject({ status: 200, body: { total: 0, values: [] } })
  expect(await remove(customer.token, passkey?.id)).toMatchObject({ status: 404, body: { code: "NotFound" } })
})

test("a challenge names the site, requires user verification, and excludes registered authenticators", async () => {
  const customer = await confirmed()
  const authenticator = createAuthenticator()
  const { rp, user, excludeCredentials, authenticatorSelection } = await challengeFor(customer.token)
  expect({ rp, name: user.name, excludeCredentials, authenticatorSelection }).toEqual({
    rp: { id: "localhost" },
    name: customer.email,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  await add(customer, "Phone", authenticator)
  const next = await challengeFor(customer.token)
  expect(next.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  expect(await save(customer.token, authenticator.register(next.challenge))).toMatchObject(refused)
  expect((await listed(customer)).total).toBe(1)
})

test.each([
  ["en-US", firefox["User-Agent"], "Firefox on Linux"],
  ["ru-RU", firefox["User-Agent"], "Firefox, Linux"],
  ["en-US", "Firefox/143.0", "Firefox"],
  ["en-US", "curl", "Passkey"],
  ["ru-RU", "curl", "Ключ доступа"],
])("a passkey without a name is named after the browser: %s, %s", async (locale, agent, expected) => {
  const { token } = await confirmed()
  const { challenge } = await challengeFor(token)
  const headers = { "Accept-Language": locale, "User-Agent": agent }
  const { body } = await save(token, createAuthenticator().register(challenge), {}, headers)
  expect(passkeys.parse(body).values[0]?.name).toBe(expected)
})

test.each([
  ["a blank name", { name: "  " }],
  ["51 characters", { name: "n".repeat(51) }],
])("%s is refused", async (_, more) => {
  const { token } = await confirmed()
  const { challenge } = await challengeFor(token)
  expect(await save(token, createAuthenticator().register(challenge), more)).toMatchObject({
    status: 400,
    body: { code: "InvalidField", field: "name" },
  })
})

test("a response is accepted only once", async () => {
  const { token } = await confirmed()
  const { challenge } = await challengeFor(token)
  const response = createAuthenticator().register(challenge)
  expect(await save(token, response)).toMatchObject({ status: 201 })
  const replayed = await save(token, response)
  expect(replayed).toMatchObject({
    status: 400,
    body: { code: "PasskeyRefused", message: "We couldn’t accept this passkey. Try once more." },
  })
  expect(await save(token, createAuthenticator().register(challenge))).toMatchObject(refused)
})

test("one of two simultaneous calls with the same challenge adds a passkey", async () => {
  const { token } = await confirmed()
  const { challenge } = await challengeFor(token)
  const responses = await Promise.all(
    [createAuthenticator(), createAuthenticator()].map((each) => save(token, each.register(challenge))),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test("a refused response uses up its challenge", async () => {
  const { token } = await confirmed()
  const { challenge } = await challengeFor(token)
  expect(await save(token, createAuthenticator({ verifies: false }).register(challenge))).toMatchObject(refused)
  expect(await save(token, createAuthenticator().register(challenge))).toMatchObject(refused)
})

test.each([
  ["another site", { origin: "https://hashwell.example.evil", rpId: "localhost" }],
  ["another port", { origin: "http://localhost:8080" }],
  ["another relying party", { rpId: "evil.example" }],
  ["an authenticator that did not verify its user", { verifies: false }],
])("a response from %s is refused", async (_, options) => {
  const customer = await confirmed()
  const { challenge } = await challengeFor(customer.token)
  expect(await save(customer.token, createAuthenticator(options).register(challenge))).toMatchObject(refused)
  expect((await listed(customer)).total).toBe(0)
})

test("a challenge is valid for 5 minutes, and only for the customer who requested it", async () => {
  const owner = await confirmed()
  const other = await confirmed()
  const response = async (by: Authenticator) => by.register((await challengeFor(owner.token)).challenge)
  expect(await save(other.token, await response(createAuthenticator()))).toMatchObject(refused)
  const late = await response(createAuthenticator())
  const early = await response(createAuthenticator())
  await move(5 * minute - second)
  expect(await save(owner.token, early)).toMatchObject({ status: 201 })
  await move(second)
  expect(await save(owner.token, late)).toMatchObject(refused)
})

test("POST /profile/passkeys/{passkeyId}/remove: another customer's is not found and stays", async () => {
  const owner = await confirmed()
  const [passkey] = (await add(owner)).values
  const otherCustomer = await confirmed()
  expect(await remove(otherCustomer.token, passkey?.id)).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect((await listed(owner)).total).toBe(1)
})

test("an account can have at most 20 passkeys", async () => {
  const customer = await confirmed()
  for (let number = 1; number <= 20; number += 1) await add(customer)
  expect(await askOptions(customer.token)).toMatchObject({
    status: 409,
    body: { code: "PasskeysFull", message: "You have 20 passkeys. Remove one first." },
  })
  expect(await askOptions(customer.token, { "Accept-Language": "ru-RU" })).toMatchObject({
    body: { message: "У вас уже 20 ключей доступа. Сначала удалите один из них." },
  })
})

test("requesting a challenge needs the password and a confirmed address", async () => {
  const { token } = await confirmed()
  expect(await api(`${path}/options`, { body: { password: "guess" }, token })).toMatchObject({
    status: 400,
    body: { code: "IncorrectPassword", field: "password" },
  })
  expect(await api(`${path}/options`, { body: { password } })).toMatchObject({ status: 401 })
  const unconfirmed = await sandbox.signUp()
  expect(await askOptions(unconfirmed.token)).toMatchObject({ status: 409, body: { code: "EmailNotConfirmed" } })
})

test("with two-factor, requesting a challenge and removing a passkey need a code", async () => {
  const { body } = await desk("/api/personas", { body: { persona: "twoFactor" } })
  const { access_token: token, email, password: own } = persona.parse(body)
  const code = async () => ({
    "X-TFA": ((await desk(`/api/totp?email=${email}`)).body as { readonly code: string }).code,
  })
  const needed = { status: 403, body: { code: "tfa" } }
  const proof = { password: own }
  expect(await askOptions(token, {}, proof)).toMatchObject(needed)
  const { challenge } = creationOptions.parse((await askOptions(token, await code(), proof)).body)
  const { values } = passkeys.parse((await save(token, createAuthenticator().register(challenge))).body)
  await move(minute)
  expect(await remove(token, values[0]?.id, proof)).toMatchObject(needed)
  expect(await remove(token, values[0]?.id, proof, await code())).toMatchObject({ status: 200 })
})

test.each([
  [
    "en-US",
    ["New passkey", "The passkey “\u2068Phone\u2069” was added to your Hashwell account."],
    ["Passkey removed", "The passkey “\u2068Phone\u2069” was removed from your Hashwell account."],
  ],
  [
    "ru-RU",
    ["Новый ключ доступа", "В ваш аккаунт Hashwell добавлен ключ доступа «\u2068Phone\u2069»."],
    ["Ключ доступа удалён", "Из вашего аккаунта Hashwell удалён ключ доступа «\u2068Phone\u2069»."],
  ],
] as const)("adding and removing are announced in the language of the account: %s", async (locale, added, removed) => {
  const { email, token } = await confirmed()
  await api("/profile", { method: "PATCH", body: { culture: locale }, token })
  const { values } = await add({ token }, "Phone")
  const announced = async () => {
    const [message] = await emailsTo(email)
    return message
  }
  const first = await announced()
  expect(first).toMatchObject({
    subject: added[0],
    culture: locale,
    link: expect.stringMatching(/^\/recovery\?token=/),
  })
  expect(first?.text).toContain(added[1])
  await move(second)
  await remove(token, values[0]?.id)
  const second_ = await announced()
  expect(second_).toMatchObject({
    subject: removed[0],
    culture: locale,
    link: expect.stringMatching(/^\/recovery\?token=/),
  })
  expect(second_?.text).toContain(removed[1])
})

test("the security log records added and removed passkeys", async () => {
  const customer = await confirmed()
  const { values } = await add(customer)
  await remove(customer.token, values[0]?.id)
  expect((await api("/profile/events", { token: customer.token })).body).toMatchObject({
    values: [{ type: "PasskeyRemoved" }, { type: "PasskeyAdded", browser: "Firefox" }, {}, {}],
  })
})

test("a demo customer cannot add a passkey", async () => {
  const { tokens } = openedDemo.parse((await api("/demo/cabinet", { body: { id: randomUUID() } })).body)
  expect(await askOptions(tokens?.access_token ?? "")).toMatchObject({ status: 403, body: { code: "Forbidden" } })
})
