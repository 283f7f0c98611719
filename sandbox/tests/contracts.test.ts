import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { contractWithDetails } from "#sandbox/schemas/contracts.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, getOrder, issued, pay, move } = setUpSandbox(offering("contracts"))

type Persona = { readonly access_token: string }
const miner = async () => ((await desk("/api/personas", { body: { persona: "miner" } })).body as Persona).access_token
const loadContracts = async (token: string) => contractList.parse((await api("/contracts/", { token })).body).values
const loadDetails = async (token: string, id: string, query = "") =>
  contractWithDetails.strict().parse((await api(`/contracts/${id}${query}`, { token })).body)

test("a contract names its order with receipt and cost, and sums up its payouts and fees", async () => {
  const token = await miner()
  const unlimited = (await loadContracts(token)).find(({ type, unit }) => type === "Unlimited" && unit === "Th")!
  const details = await loadDetails(token, unlimited.id, "?count=100&currencyId=usd")
  const sumOf = (type: string) => {
    const values = details.history.values.filter(({ operationType }) => operationType === type)
    return { count: values.length, sum: values.reduce((sum, row) => sum + parseAmount(row.amount), 0n) }
  }
  // Ninety-two days have passed since the purchase, each with a payout and a fee. A page of a hundred entries shows the last fifty days.
  expect(details.history.total).toBe(2 * 92)
  expect(sumOf("Bonus").count).toBe(50)
  const rest = await loadDetails(token, unlimited.id, "?count=100&offset=100")
  const older = (type: string) =>
    rest.history.values
      .filter((row) => row.operationType === type)
      .reduce((sum, row) => sum + parseAmount(row.amount), 0n)
  expect(details).toMatchObject({
    contract: unlimited,
    // The order costs 5,875 dollars, because it is 250 Th at 23.50 dollars each.
    order: { cost: { amount: "5875", currencyId: "usd" }, receipt: { number: `R-${details.order?.number}` } },
    payouts: { amount: formatAmount(sumOf("Bonus").sum + older("Bonus")), currencyId: "btc" },
    fees: { amount: formatAmount(sumOf("MaintenanceFee").sum + older("MaintenanceFee")), currencyId: "btc" },
    equivalentNet: { currencyId: "usd" },
  })
  expect(parseAmount(details.equivalentNet.amount)).toBeGreaterThan(0n)
})

test("a completed order names its contract, by itself and in the list", async () => {
  const { customer, id, invoice } = await issued()
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Issued", contractId: null })
  await pay(invoice.invoiceId, { kind: "exact" })
  const [contract] = await loadContracts(customer.token)
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed", contractId: contract!.id })
  const list = await api("/orders/?offset=0&count=10", { token: customer.token })
  expect(list.body).toMatchObject({ values: [{ id, contractId: contract!.id }] })
})

test("a staking contract says that its stake is returned at the end, and no other contract does", async () => {
  const contracts = await loadContracts(await miner())
  expect(new Set(contracts.map(({ unit, stakeReturn }) => `${unit} ${stakeReturn}`))).toEqual(
    new Set(["Th undefined", "Mh undefined", "eth2 end"]),
  )
})

test("a contract has zero sums before its first payout, and one payout a day later", async () => {
  const { customer, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  const [contract] = await loadContracts(customer.token)
  const zero = {
    payouts: { amount: "0" },
    fees: { amount: "0" },
    equivalentNet: { amount: "0" },
    history: { total: 0 },
  }
  expect(await loadDetails(customer.token, contract!.id)).toMatchObject(zero)
  await move(day)
  const form = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token } = (await api("/token", { form })).body as { access_token: string }
  expect((await loadDetails(access_token, contract!.id)).history.total).toBe(1)
})

test("GET /contracts/{contractId}: another customer's is not found", async () => {
  const [contract] = await loadContracts(await miner())
  const { customer } = await issued()
  expect(await api(`/contracts/${contract!.id}`, customer)).toMatchObject({ status: 404 })
  expect(await api(`/contracts/${randomUUID()}`, customer)).toMatchObject({ status: 404 })
  expect(await api("/contracts/7", customer)).toMatchObject({ status: 400, body: { field: "contractId" } })
  expect(await api(`/contracts/${contract!.id}`)).toMatchObject({ status: 401 })
})
