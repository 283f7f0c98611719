import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { minute } from "#sandbox/clock.ts"
import { profile, tokens } from "#sandbox/schemas/accounts.ts"
import { demoCabinet, openedDemo } from "#sandbox/schemas/demo.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, signUp, move, emailsTo } = setUpSandbox()

const open = async (id: string = randomUUID(), headers = {}) => {
  const response = await api("/demo/cabinet", { body: { id }, headers })
  expect(response.body).toMatchObject({ id })
  return { status: response.status, ...openedDemo.strict().parse(response.body) }
}
const look = async (id: string) => {
  const response = await api(`/demo/cabinet/${id}`)
  expect(response.status).toBe(200)
  return demoCabinet.strict().parse(response.body)
}
const generateEmail = () => `${randomUUID()}@shop.example`
const assign = (id: string, email: string, currencyId = "eur") =>
  api(`/demo/cabinet/${id}/assign`, { body: { email, currencyId } })
const loadProfile = async (token: string) => profile.strict().parse((await api("/profile", { token })).body)
const loadTotal = async (path: string, token: string) => ((await api(path, { token })).body as { total: number }).total
const tokenOf = ({ tokens: given }: Awaited<ReturnType<typeof open>>) => given?.access_token ?? ""

test("a demo cabinet has contracts of every kind, and orders that need attention", async () => {
  const { status, state, summary, contracts, orders } = await open()
  expect([status, state]).toEqual([201, "Created"])
  expect(summary.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(["65 Th", "500 Mh"])
  expect(contracts.map(({ type, state: is, currencyId }) => `${currencyId} ${type} ${is}`)).toEqual([
    "eth Limited Active",
    "btc Unlimited Active",
    "btc Limited Active",
    "btc Limited Expired",
  ])
  expect(orders.map((order) => order.state)).toEqual([
    "Issued",
    "UnderPaid",
    "Expired",
    "Completed",
    "Completed",
    "Completed",
    "Completed",
  ])
})

test("the token of a demo cabinet belongs to a demo customer with the same contracts and orders", async () => {
  const opened = await open(undefined, { "Accept-Language": "ru-RU" })
  const token = tokenOf(opened)
  expect(await loadProfile(token)).toMatchObject({
    isDemo: true,
    isPartner: false,
    culture: "ru-RU",
    currencyId: "rub",
  })
  expect(await loadTotal("/contracts/", token)).toBe(4)
  expect(await loadTotal("/orders/", token)).toBe(7)
})

test("the same id opens the same demo cabinet, even in two calls at once", async () => {
  const id = randomUUID()
  const both = await Promise.all([open(id), open(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201])
  expect(both[0].contracts).toEqual(both[1].contracts)
  expect((await look(id)).orders.map((order) => order.id)).toEqual(both[0].orders.map((order) => order.id))
})

test("an unknown id is not found, and a malformed one is refused", async () => {
  expect(await api(`/demo/cabinet/${randomUUID()}`)).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect(await assign(randomUUID(), generateEmail())).toMatchObject({ status: 404 })
  expect(await api("/demo/cabinet", { body: { id: "mine" } })).toMatchObject({ status: 400, body: { field: "id" } })
})

test("an assigned demo is a real account without a password, whose address is confirmed by e-mail", async () => {
  const demo = await open()
  const email = generateEmail()
  const response = await assign(demo.id, email)
  expect(response.status).toBe(200)
  const { access_token } = tokens.parse(response.body)
  expect(await loadProfile(access_token)).toMatchObject({
    email,
    isDemo: false,
    hasPassword: false,
    emailConfirmed: false,
    currencyId: "eur",
  })
  expect(await emailsTo(email)).toHaveLength(1)
})

test("assigning a demo removes its sample data, and keeps orders that the person created", async () => {
  const demo = await open()
  const token = tokenOf(demo)
  const identity = { firstName: "Ann", lastName: "Lee", country: "DE" }
  expect(await api("/profile/identify", { body: identity, token })).toMatchObject({ status: 200 })
  const id = randomUUID()
  const body = { id, items: [{ productId: "btc-limited", quantity: "10" }] }
  expect(await api("/orders", { body, token })).toMatchObject({ status: 201 })
  const { access_token } = tokens.parse((await assign(demo.id, generateEmail())).body)
  expect(await loadProfile(access_token)).toMatchObject({
    isKYC: false,
    firstName: null,
    lastName: null,
    country: null,
  })
  expect(await loadTotal("/contracts/", access_token)).toBe(0)
  expect(await loadTotal("/dashboard/operationhistory/", access_token)).toBe(0)
  expect((await api("/dashboard/summary/", { token: access_token })).body).toEqual([])
  expect((await api("/orders/", { token: access_token })).body).toMatchObject({ total: 1, values: [{ id }] })
  for (const sample of demo.orders)
    expect(await api(`/orders/${sample.id}`, { token: access_token })).toMatchObject({ status: 404 })
  const withdrawal = { id: randomUUID(), amount: "0.001", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" }
  expect(await api("/withdraws", { body: { ...withdrawal, currencyId: "btc" }, token: access_token })).toMatchObject({
    status: 400,
    body: { code: "InsufficientBalance" },
  })
})

test("assigning a demo invalidates its tokens, and its id reveals nothing any more", async () => {
  const demo = await open()
  await assign(demo.id, generateEmail())
  expect(await api("/profile", { token: tokenOf(demo) })).toMatchObject({ status: 401 })
  expect(await look(demo.id)).toEqual({ id: demo.id, state: "Assigned", summary: [], contracts: [], orders: [] })
  expect(await open(demo.id)).toMatchObject({ status: 200, state: "Assigned", contracts: [], orders: [], tokens: null })
})

test("assigning a demo to a taken address is refused, and the cabinet stays a demo", async () => {
  const { email } = await signUp()
  const demo = await open()
  expect(await assign(demo.id, email)).toMatchObject({
    status: 409,
    body: { code: "AlreadyRegistered", field: "email" },
  })
  expect(await look(demo.id)).toMatchObject({ state: "Created" })
  expect(await loadProfile(tokenOf(demo))).toMatchObject({ isDemo: true })
})

test("an assignment whose response was lost can be repeated within a minute, with the same address only", async () => {
  const { id } = await open()
  const email = generateEmail()
  await assign(id, email)
  await move(minute)
  const again = await assign(id, email)
  expect(await loadProfile(tokens.parse(again.body).access_token)).toMatchObject({ email })
  expect(await assign(id, generateEmail())).toMatchObject({ status: 409, body: { code: "DemoAssigned" } })
  await move(1)
  expect(await assign(id, email)).toMatchObject({ status: 409, body: { code: "DemoAssigned" } })
})

test.for([{ email: "unknown" }, { currencyId: "btc" }])("assignment refuses %o", async (change) => {
  const { id } = await open()
  const body = { email: generateEmail(), currencyId: "usd", ...change }
  const [field] = Object.keys(change)
  expect(await api(`/demo/cabinet/${id}/assign`, { body })).toMatchObject({ status: 400, body: { field } })
})

test("a demo customer can set neither a password nor two-factor", async () => {
  const token = tokenOf(await open())
  const newPassword = "Mining-2026!"
  const set = await api("/profile/password", {
    method: "PATCH",
    body: { newPassword, confirmPassword: newPassword },
    token,
  })
  expect(set).toMatchObject({ status: 403, body: { code: "Forbidden" } })
  const enable = await api("/profile/tfa/enable", { body: { tfaCode: "123456", password: newPassword }, token })
  expect(enable).toMatchObject({ status: 403, body: { code: "Forbidden" } })
})

test("no e-mail is sent to the address of a demo customer", async () => {
  const { email } = await loadProfile(tokenOf(await open()))
  expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
  expect(await api("/signin/confirm", { body: { email } })).toMatchObject({ status: 204 })
  expect(await emailsTo(email)).toEqual([])
})

test("an order is assigned to and paid from a real account only", async () => {
  const token = tokenOf(await open())
  const { email } = await loadProfile(token)
  const id = randomUUID()
  const body = { id, items: [{ productId: "btc-limited", quantity: "10" }] }
  expect(await api("/orders", { body, token })).toMatchObject({ status: 201 })
  expect(await api(`/orders/${id}/assign`, { body: { email }, token })).toMatchObject({
    status: 403,
    body: { code: "Forbidden" },
  })
  const invoice = { paymentType: "Crypto", currencyId: "btc" }
  expect(await api(`/orders/${id}/invoices`, { body: invoice, token })).toMatchObject({
    status: 403,
    body: { code: "Forbidden" },
  })
})

test("the desk opens a demo cabinet with one click", async () => {
  const response = await desk("/api/personas", { body: { persona: "demo" } })
  expect(response.status).toBe(201)
  const { access_token, password } = response.body as { access_token: string; password: null }
  expect(password).toBeNull()
  expect(await loadProfile(access_token)).toMatchObject({ isDemo: true })
})
