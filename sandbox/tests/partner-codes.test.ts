import { z } from "@hono/zod-openapi"
import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { newCode, rewardList, summaryEntry } from "#sandbox/schemas/partner.ts"
import { offering, testStartTime, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, signUp, createOrder, getOrder, assign, invoiceFor, pay, move } = setUpSandbox(offering("partner"))

const becomePartner = async (): Promise<Customer> => {
  const partner = await signUp()
  await api("/partnership", { body: {}, token: partner.token })
  return partner
}
const makeCode = async ({ token }: Customer, body = {}): Promise<string> =>
  newCode.parse((await api("/partnership?forsed=true", { body, token })).body).code
const change = ({ token }: Customer, code: string, body: object) =>
  api(`/partnership/codes/${code}`, { method: "PATCH", body, token })
const loadSummary = async ({ token }: Customer) =>
  z.array(summaryEntry.strict()).parse((await api("/partnership/summary", { token })).body)
const loadRewards = async ({ token }: Customer, query = "") =>
  rewardList.strict().parse((await api(`/partnership/rewards${query}`, { token })).body)
const orderWith = (code: string, { token }: Customer) => createOrder(token, { code })
const payFor = async (id: string, buyer: Customer): Promise<void> => {
  await assign(id, buyer)
  await pay((await invoiceFor(id, buyer)).invoiceId, { kind: "exact" })
  expect(await getOrder(id, buyer.token)).toMatchObject({ state: "Completed" })
}
const buyWith = async (code: string): Promise<Customer> => {
  const buyer = await signUp()
  await payFor((await orderWith(code, buyer)).id, buyer)
  return buyer
}

test("a code has no label or one of 1 to 40 characters, which can be set at creation or later", async () => {
  const partner = await becomePartner()
  const plain = await makeCode(partner)
  const labelled = await makeCode(partner, { label: "  Blog about mining " })
  const labels = async () => Object.fromEntries((await loadSummary(partner)).map(({ value, label }) => [value, label]))
  expect(await labels()).toEqual({ [plain]: null, [labelled]: "Blog about mining" })
  expect(await change(partner, plain, { label: "x".repeat(40) })).toMatchObject({ status: 204 })
  expect(await change(partner, labelled, { label: null })).toMatchObject({ status: 204 })
  for (const label of ["", " ", "x".repeat(41)])
    expect(await change(partner, plain, { label })).toMatchObject({ status: 400, body: { field: "label" } })
  expect(await labels()).toEqual({ [plain]: "x".repeat(40), [labelled]: null })
  expect(await api("/partnership", { body: { label: "Blog" }, token: partner.token })).toMatchObject({
    status: 400,
    body: { code: "UnknownField", field: "label" },
  })
})

test("PATCH /partnership/codes/{code}: another customer's is not found", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  expect(await change(await becomePartner(), code, { active: false })).toMatchObject({ status: 404 })
  expect(await change(partner, "WELCOME10", { active: false })).toMatchObject({ status: 404 })
  expect(await change(await signUp(), code, { active: false })).toMatchObject({ status: 403 })
  expect(await api(`/partnership/codes/${code}`, { method: "PATCH", body: { active: false } })).toMatchObject({
    status: 401,
  })
  expect(await loadSummary(partner)).toMatchObject([{ value: code, active: true }])
})

test("a deactivated code brings no new customers and stays with existing ones, and can be activated again", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  const referral = await signUp({ code })
  const visitorsOrder = await createOrder(undefined, { code })
  await buyWith(code)
  for (let times = 0; times < 2; times += 1)
    expect(await change(partner, code, { active: false })).toMatchObject({ status: 204 })

  const otherCustomer = await signUp()
  expect((await api(`/referralcodes/${code}`)).body).toMatchObject({ isActive: false, canBeApplied: false })
  const body = { id: crypto.randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }], code }
  const refused = { status: 400, body: { code: "InvalidCode", field: "code" } }
  expect(await api("/orders", { body, token: otherCustomer.token })).toMatchObject(refused)
  const form = { email: "new@shop.example", password: "correct-horse", currencyId: "usd", code }
  expect(await api("/signup", { body: form })).toMatchObject(refused)

  expect((await api(`/referralcodes/${code}`, referral)).body).toMatchObject({ isActive: false, canBeApplied: true })
  const own = await createOrder(referral.token)
  expect(own).toMatchObject({ code, discountPercent: "5" })
  await payFor(own.id, referral)
  await payFor(visitorsOrder.id, otherCustomer)
  expect(await loadSummary(partner)).toMatchObject([{ active: false, ordersCount: 3, referralsCount: 3 }])
  expect(await loadRewards(partner)).toMatchObject({ total: 3 })

  expect(await change(partner, code, { active: true })).toMatchObject({ status: 204 })
  expect((await api(`/referralcodes/${code}`)).body).toMatchObject({ isActive: true, canBeApplied: true })
})

test("the next payout of a code is that of its oldest accrued reward, a week after the order", async () => {
  const partner = await becomePartner()
  const [used, unused] = [await makeCode(partner), await makeCode(partner)]
  await buyWith(used)
  const firstPayout = new Date(testStartTime + 7 * day).toISOString()
  await move(60_000)
  await buyWith(used)
  const payouts = async () => Object.fromEntries((await loadSummary(partner)).map((one) => [one.value, one.nextPayout]))
  expect(await payouts()).toEqual({ [used]: firstPayout, [unused]: null })
  expect((await loadRewards(partner)).values.map(({ payoutDate }) => payoutDate)).toEqual([
    new Date(testStartTime + 7 * day + 60_000).toISOString(),
    firstPayout,
  ])
})

test("a partner has at most 50 codes, including deactivated ones, even when creating several at once", async () => {
  const partner = await becomePartner()
  const first = await makeCode(partner)
  for (let code = 2; code < 49; code += 1) await makeCode(partner)
  expect(await change(partner, first, { active: false })).toMatchObject({ status: 204 })
  const create = () => api("/partnership?forsed=true", { body: {}, token: partner.token })
  const responses = await Promise.all([create(), create(), create()])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409])
  expect(await create()).toMatchObject({
    status: 409,
    body: { code: "CodesFull", message: "You have 50 codes, and there can’t be more." },
  })
  expect(await loadSummary(partner)).toHaveLength(50)
  expect(await makeCode(await becomePartner())).toMatch(/^[A-Z2-9]{8}$/)
})

test("the summary is paged, with the newest codes first", async () => {
  const partner = await becomePartner()
  const codes: string[] = []
  for (let code = 0; code < 3; code += 1) {
    codes.unshift(await makeCode(partner))
    await move(1000)
  }
  const part = async (query: string) => {
    const { body } = await api(`/partnership/summary?${query}`, { token: partner.token })
    return z
      .array(summaryEntry.strict())
      .parse(body)
      .map(({ value }) => value)
  }
  expect(await part("count=2")).toEqual(codes.slice(0, 2))
  expect(await part("offset=2&count=2")).toEqual(codes.slice(2))
  expect(await api("/partnership/summary?count=101", { token: partner.token })).toMatchObject({
    status: 400,
    body: { field: "count" },
  })
})
