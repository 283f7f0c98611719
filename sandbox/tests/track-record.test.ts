import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { parseAmount } from "#sandbox/money.ts"
import { summaryItem } from "#sandbox/schemas/cabinet.ts"
import { trackRecord } from "#sandbox/schemas/shop.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, createOrder, assign, invoiceFor, pay, move } = setUpSandbox(offering("record"))

const read = async () => trackRecord.strict().parse((await api("/record")).body)
const signIn = async (username: string) => {
  const form = { grant_type: "password", username, password: "correct-horse" }
  return ((await api("/token", { form })).body as { readonly access_token: string }).access_token
}
const btcPaid = async (token: string) =>
  summaryItem
    .array()
    .parse((await api("/dashboard/summary/", { token })).body)
    .find(({ unit }) => unit === "Th")!.baseRevenue.amount

test("the track record is empty before the first payout", async () => {
  expect(await read()).toEqual({ paidOut: [], ended: null, latest: null })
})

test("the track record compares the payouts of ended contracts with the estimate on the day of sale", async () => {
  const customer = await confirmed()
  const { id } = await createOrder(customer.token)
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: "exact" })
  await move(366 * day)
  const paid = await btcPaid(await signIn(customer.email))
  // The estimate on the day of sale is 0.00001546 BTC a day for 10 Th/s, and the term has 365 days.
  const share = (parseAmount(paid) * 10_000n) / (parseAmount("0.00001546") * 365n)
  const expected = `${share / 100n}.${String(share % 100n).padStart(2, "0")}`.replace(/\.?0+$/, "")
  expect(await read()).toEqual({
    paidOut: [{ currencyId: "btc", amount: paid }],
    ended: { year: 2027, contracts: 1, share: expected, worst: expected },
    latest: null,
  })
  // The network's power has grown since the year before, so the share is below 100 %.
  expect(share).toBeGreaterThan(8_000n)
  expect(share).toBeLessThan(10_000n)
})
