import { expect, test } from "vitest"
import { profile } from "#sandbox/schemas/accounts.ts"
import { orderList } from "#sandbox/schemas/orders.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, emailsTo } = setUpSandbox()

type Entered = { readonly email: string; readonly password: string | null; readonly access_token: string }

const enter = async (persona: string, headers = {}) => {
  const response = await desk("/api/personas", { body: { persona }, headers })
  expect(response.status).toBe(201)
  return response.body as Entered
}
const loadProfile = async (token: string) => profile.strict().parse((await api("/profile", { token })).body)
const listed = async (path: string, token: string) => (await api(path, { token })).body

test.for([
  ["new", { hasPassword: true, emailConfirmed: false, isPartner: false }],
  ["verified", { hasPassword: true, emailConfirmed: true, isPartner: false }],
  ["twoFactor", { hasPassword: true, emailConfirmed: true, tfaEnabled: true }],
  ["noPassword", { hasPassword: false, emailConfirmed: false, isPartner: false }],
  ["partner", { hasPassword: true, emailConfirmed: true, isPartner: true }],
] as const)("the persona %s is signed in, and has an e-mail in the mailbox", async ([persona, facts]) => {
  const { email, access_token } = await enter(persona)
  expect(await loadProfile(access_token)).toMatchObject({ ...facts, email, culture: "en-US", currencyId: "usd" })
  expect(await emailsTo(email)).toHaveLength(1)
})

test("a confirmed customer can sign in with the shown password", async () => {
  const { email, password } = await enter("verified")
  const form = { grant_type: "password", username: email, password: password ?? "" }
  expect(await api("/token", { form })).toMatchObject({ status: 200 })
})

test("the persona without a password has a completed order and its contract", async () => {
  const { password, access_token } = await enter("noPassword")
  expect(password).toBeNull()
  expect(await listed("/contracts/?count=1", access_token)).toMatchObject({ total: 1 })
  expect(await listed("/orders/?states=Completed&count=1", access_token)).toMatchObject({ total: 1 })
})

test("the persona of a buyer has an order in every state", async () => {
  const { access_token } = await enter("buyer")
  const { values } = orderList.parse(await listed("/orders/", access_token))
  expect(values.map(({ state, expired }) => `${state}${expired ? " expired" : ""}`)).toEqual([
    "Assigned",
    "Issued",
    "UnderPaid",
    "OverPaid",
    "Completed",
    "Completed",
    "Expired expired",
    "UnderPaid expired",
  ])
})

test("a persona has the caller's language and its currency", async () => {
  const { access_token } = await enter("new", { "Accept-Language": "ru-RU" })
  expect(await loadProfile(access_token)).toMatchObject({ culture: "ru-RU", currencyId: "rub" })
})

test("the desk's button signs the browser in as the persona and opens the cabinet", async () => {
  const page = String((await desk("/")).body)
  expect(page).toContain('<button name="persona" value="noPassword" aria-describedby="persona-noPassword"')
  const entered = await desk("/personas", { form: { persona: "verified" } })
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/cabinet"])
  const cookies = entered.headers.getSetCookie()
  expect(cookies).toEqual([
    expect.stringMatching(/^token=[\w-]{43}; Max-Age=900; Path=\/; SameSite=Strict$/),
    expect.stringMatching(/^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Strict$/),
  ])
  const [, token = ""] = /^token=([\w-]+)/.exec(cookies[0] ?? "") ?? []
  expect(await loadProfile(token)).toMatchObject({ emailConfirmed: true })
})

test("the desk's button for the demo opens the demo, signed in as its customer", async () => {
  const entered = await desk("/personas", { form: { persona: "demo" } })
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/demo"])
  const [, token = ""] = /^token=([\w-]+)/.exec(entered.headers.getSetCookie()[0] ?? "") ?? []
  expect(await loadProfile(token)).toMatchObject({ isDemo: true })
})

test("an unknown persona is refused", async () => {
  expect(await desk("/api/personas", { body: { persona: "toString" } })).toMatchObject({ status: 400 })
  expect((await desk("/personas", { form: { persona: "king" } })).headers.get("Location")).toBe(
    "/sandbox?notice=badForm",
  )
})
