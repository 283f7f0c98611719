import { expect, test } from "vitest"
import { day, hour } from "#sandbox/clock.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, getOrder, issued, pay, move } = setUpSandbox()

const send = (invoiceId: string) => desk(`/api/invoices/${invoiceId}/state`, { body: { state: "unconfirmed" } })

test("an order lists a sent transaction, which becomes a payment with its first confirmation", async () => {
  const { customer, id, invoice } = await issued()
  expect((await getOrder(id, customer.token)).unconfirmed).toEqual([])
  expect(await send(invoice.invoiceId)).toMatchObject({ status: 200 })
  const waiting = await getOrder(id, customer.token)
  expect(waiting).toMatchObject({
    state: "Issued",
    receivedAmount: "0",
    payments: [],
    unconfirmed: [{ amount: invoice.amount, currencyId: "btc", confirmations: 0, requiredConfirmations: 1 }],
  })
  expect(await send(invoice.invoiceId)).toMatchObject({ status: 409, body: { code: "WrongState" } })
  await pay(invoice.invoiceId, { kind: "half" })
  const [sent] = waiting.unconfirmed
  expect(await getOrder(id, customer.token)).toMatchObject({
    state: "Completed",
    unconfirmed: [],
    payments: [{ amount: invoice.amount, externalId: sent?.externalId }],
  })
})

test("an order cannot change while a transaction is unconfirmed, and keeps its rate", async () => {
  const { customer, id, invoice } = await issued()
  const { items } = await getOrder(id, customer.token)
  await send(invoice.invoiceId)
  const refused = { status: 409, body: { code: "WrongState" } }
  const { token } = customer
  const method = { paymentType: "Crypto", currencyId: "eth" }
  expect(await api(`/orders/${id}/invoices`, { body: method, token })).toMatchObject(refused)
  expect(await api(`/orders/${id}/hide`, { body: {}, token })).toMatchObject(refused)
  const patch = { method: "PATCH", body: { quantity: "20" }, token }
  expect(await api(`/orders/${id}/items/${items[0]?.id}`, patch)).toMatchObject(refused)
  await move(3 * hour)
  const { access_token } = (
    await api("/token", {
      form: { grant_type: "refresh_token", refresh_token: customer.refreshToken },
    })
  ).body as { access_token: string }
  expect(await getOrder(id, access_token)).toMatchObject({
    invoice: { expireDate: invoice.expireDate, remainAmount: invoice.remainAmount },
  })
})

test("a transaction that was sent in time completes the order after the order's end", async () => {
  const { customer, id, invoice } = await issued()
  await send(invoice.invoiceId)
  await move(day)
  const { access_token: token } = (
    await api("/token", {
      form: { grant_type: "refresh_token", refresh_token: customer.refreshToken },
    })
  ).body as { access_token: string }
  expect(await getOrder(id, token)).toMatchObject({ state: "Issued", expired: false })
  expect((await api("/orders/?states=Expired", { token })).body).toMatchObject({ total: 0 })
  await pay(invoice.invoiceId, { kind: "exact" })
  expect(await getOrder(id, token)).toMatchObject({ state: "Completed", credits: [], payments: [{ late: false }] })
})
