import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { hour, minute } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { withdrawalSummary } from "#sandbox/schemas/withdrawals.ts"
import { loadLedgerSum, offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, move } = setUpSandbox(offering("withdrawals"))

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

type Persona = { readonly email: string; readonly access_token: string; readonly refresh_token: string }
type DeskEmail = { readonly subject: string; readonly link: string; readonly text: string }

const miner = async () => {
  const { email, access_token, refresh_token } = (await desk("/api/personas", { body: { persona: "miner" } }))
    .body as Persona
  return { email, token: access_token, refreshToken: refresh_token }
}
type Customer = Awaited<ReturnType<typeof miner>>

const withdraw = async ({ token }: Customer) => {
  const id = randomUUID()
  const body = { id, amount: "0.001", address, currencyId: "btc" }
  expect(await api("/withdraws", { body, token })).toMatchObject({ status: 201, body: { fee: "0.00005" } })
  return id
}
const cancel = (id: string, { token }: Customer, headers = {}) =>
  api(`/withdraws/${id}/cancel`, { body: {}, token, headers })
const loadOperation = async (id: string, { token }: Customer) => {
  const response = await api("/dashboard/operationhistory/?operationType=Withdrawal", { token })
  return operationList.parse(response.body).values.find((row) => row.id === id)
}
const loadBalance = async ({ token }: Customer) =>
  withdrawalSummary.strict().parse((await api("/withdraws/summary?currencyId=btc", { token })).body).balance
const loadEmails = async ({ email }: Customer) =>
  ((await desk(`/api/mailbox?to=${email}`)).body as readonly DeskEmail[]).filter(({ link }) =>
    link.includes("Withdrawal"),
  )
const renewed = async (customer: Customer): Promise<Customer> => {
  const form = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token, refresh_token } = (await api("/token", { form })).body as Persona
  return { ...customer, token: access_token, refreshToken: refresh_token }
}

test("a withdrawal cancelled in the state Created returns the whole amount once", async () => {
  const customer = await miner()
  const before = await loadBalance(customer)
  const id = await withdraw(customer)
  expect(await loadBalance(customer)).toBe(formatAmount(parseAmount(before) - parseAmount("0.001")))
  for (const _ of ["first", "again"])
    expect(await cancel(id, customer)).toMatchObject({ status: 200, body: { id, state: "Rejected" } })
  expect(await loadBalance(customer)).toBe(before)
  expect(await loadOperation(id, customer)).toMatchObject({
    state: "Rejected",
    stateDescription: "You cancelled this withdrawal. The amount is back on your balance.",
    states: [{ state: "Created" }, { state: "Rejected" }],
  })
  expect((await loadEmails(customer)).map(({ subject }) => subject)).toEqual([
    "Withdrawal of 0.00100000\u00a0BTC cancelled",
    "Withdrawal of 0.00100000\u00a0BTC requested",
  ])
})

test("cancelling a withdrawal that was just sent is refused in the language of the request", async () => {
  const customer = await miner()
  const id = await withdraw(customer)
  await desk(`/api/withdrawals/${id}`, { body: { state: "Pending" } })
  expect(await cancel(id, customer)).toMatchObject({
    status: 409,
    body: {
      code: "WithdrawalSent",
      message: "This withdrawal is already being sent, so it can’t be cancelled any more.",
    },
  })
  await desk(`/api/withdrawals/${id}`, { body: { state: "Completed" } })
  expect(await cancel(id, customer, { "Accept-Language": "ru-RU" })).toMatchObject({
    status: 409,
    body: { message: "Этот вывод уже отправляется, отменить его нельзя." },
  })
})

test("POST /withdraws/{withdrawalId}/cancel: another customer's is not found, nor is one that does not exist", async () => {
  const customer = await miner()
  const id = await withdraw(customer)
  expect(await cancel(id, await miner())).toMatchObject({ status: 404 })
  expect(await cancel(randomUUID(), customer)).toMatchObject({ status: 404 })
  expect(await loadOperation(id, customer)).toMatchObject({ state: "Created" })
})

test("the network fee is deducted from the amount, and each state has its time and its e-mail", async () => {
  const customer = await miner()
  const id = await withdraw(customer)
  const [paidOut, fees] = [
    await loadLedgerSum(db(), "paid-out", "btc"),
    await loadLedgerSum(db(), "network-fees", "btc"),
  ]
  await move(hour)
  const back = await renewed(customer)
  const { states, createDate, hash } = (await loadOperation(id, back))!
  const at = (milliseconds: number) => new Date(Date.parse(createDate) + milliseconds).toISOString()
  expect(states).toEqual([
    { state: "Created", date: createDate },
    { state: "Pending", date: at(10 * minute) },
    { state: "Completed", date: at(hour) },
  ])
  expect(parseAmount(await loadLedgerSum(db(), "paid-out", "btc")) - parseAmount(paidOut)).toBe(parseAmount("0.00095"))
  expect(parseAmount(await loadLedgerSum(db(), "network-fees", "btc")) - parseAmount(fees)).toBe(parseAmount("0.00005"))
  const sent = await loadEmails(back)
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Withdrawal of 0.00100000\u00a0BTC completed",
    "Withdrawal of 0.00100000\u00a0BTC is being processed",
    "Withdrawal of 0.00100000\u00a0BTC requested",
  ])
  const figures =
    "Amount: 0.00100000\u00a0BTC\nNetwork fee, comes out of the amount: 0.00005000\u00a0BTC\nYou receive: 0.00095000\u00a0BTC"
  for (const { text } of sent) expect(text).toContain(figures)
  expect(sent[0]!.text).toContain(`We sent 0.00095000\u00a0BTC to ${address}.\n\n${figures}\n\nTransaction: ${hash}`)
})

test("the e-mail about a rejected withdrawal contains the reason", async () => {
  const customer = await miner()
  const id = await withdraw(customer)
  await desk(`/api/withdrawals/${id}`, { body: { state: "Rejected", reason: "securityReview" } })
  expect((await loadEmails(customer))[0]).toMatchObject({
    subject: "Withdrawal of 0.00100000\u00a0BTC was not sent",
    text: expect.stringContaining("The withdrawal didn’t pass the security review."),
  })
})
