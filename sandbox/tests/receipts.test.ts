import { expect, test } from "vitest"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, getOrder, issued, pay } = setUpSandbox()

type DeskEmail = { readonly subject: string; readonly link: string; readonly culture: string; readonly text: string }
const receiptsTo = async (email: string) =>
  ((await desk(`/api/mailbox?to=${email}`)).body as readonly DeskEmail[]).filter(({ link }) =>
    link.endsWith("/receipt"),
  )

test("a completed order has a receipt, and its customer gets an e-mail with its link", async () => {
  const { customer, id, invoice } = await issued()
  expect(await getOrder(id, customer.token)).toMatchObject({ receipt: null })
  await pay(invoice.invoiceId, { kind: "half" })
  expect(await receiptsTo(customer.email)).toEqual([])
  await pay(invoice.invoiceId, { kind: "exact" })
  const order = await getOrder(id, customer.token)
  const prices = { currencyId: "usd", unitPrice: "28.5", subtotal: "285", total: "285", received: "285" }
  expect(order.receipt).toEqual({ number: `R-${order.number}`, date: order.stateUpdate, prices })
  const link = `/cabinet/orders/${id}/receipt`
  expect(await receiptsTo(customer.email)).toMatchObject([
    {
      subject: `Receipt R-${order.number}`,
      link,
      culture: "en-US",
      text: expect.stringContaining("Power: 10\u00a0Th/s\nPaid: $285.00\nSeller: Hashwell Ltd"),
    },
  ])
})

test("the e-mail of an accepted part names the bought power and the paid amount, in the customer's language", async () => {
  const { customer, id, invoice } = await issued()
  await api("/profile", { method: "PATCH", body: { culture: "ru-RU", currencyId: "eur" }, token: customer.token })
  await pay(invoice.invoiceId, { kind: "half" })
  await api(`/orders/${id}/accept`, { body: {}, token: customer.token })
  const { acceptedAmount } = (await getOrder(id, customer.token)) as { readonly acceptedAmount: string }
  expect(acceptedAmount).toBe("131.1")
  const [message] = await receiptsTo(customer.email)
  expect(message!.text).toContain("Вы приняли оплаченную часть заказа")
  expect(message!.text).toContain("5\u00a0Th/s из 10\u00a0Th/s")
  expect(message!.text).toContain("Мощность: 5\u00a0Th/s\nОплачено: 131,10\u00a0€\nПродавец: Hashwell Ltd")
})

test("a receipt keeps the currency of its issue when the customer chooses another", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  const { receipt } = await getOrder(id, customer.token)
  await api("/profile", { method: "PATCH", body: { currencyId: "eur" }, token: customer.token })
  const later = await getOrder(id, customer.token)
  expect([later.currencyId, later.acceptedAmount]).toEqual(["eur", "262.2"])
  expect(later.receipt).toEqual(receipt)
})

test("a completed overpaid order has a receipt, to which its remainder in the history links", async () => {
  const { customer, id, invoice } = await issued()
  await desk(`/api/invoices/${invoice.invoiceId}/state`, { body: { state: "remainder" } })
  expect(await receiptsTo(customer.email)).toEqual([])
  await api(`/orders/${id}/complete`, { body: {}, token: customer.token })
  const { receipt } = await getOrder(id, customer.token)
  expect(await receiptsTo(customer.email)).toHaveLength(1)
  const { values } = operationList.parse((await api("/dashboard/operationhistory/", customer)).body)
  expect(values).toMatchObject([{ receipt: { number: receipt?.number, orderId: id } }])
})

test("a persona of the desk gets no e-mails about past purchases", async () => {
  const { email } = (await desk("/api/personas", { body: { persona: "buyer" } })).body as { email: string }
  expect(await receiptsTo(email)).toEqual([])
})
