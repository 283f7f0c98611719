import { expect, type APIRequestContext } from "@playwright/test"
import type { Account, Customers } from "#tests/e2e/customer.ts"
import type { DeskClient } from "#tests/e2e/desk.ts"

const post = async (request: APIRequestContext, token: string, path: string, data: object = {}) => {
  const answer = await request.post(`/api/v1${path}`, { data, headers: { Authorization: `Bearer ${token}` } })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
}

/** Adds a withdrawal with its fee to the history. */
export const withdraw = (request: APIRequestContext, token: string) =>
  post(request, token, "/withdraws", {
    id: crypto.randomUUID(),
    amount: "0.001",
    address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    currencyId: "btc",
  })

/**
 * Creates four orders: an open order, a paid order with a discount and a bonus, an overpaid order, and an overpaid
 * order that was completed with the surplus credited.
 */
export const buyWithCode = async (
  request: APIRequestContext,
  desk: DeskClient,
  customers: Customers,
  customer: Account,
): Promise<void> => {
  const invoiced = async (id: string, kind: "exact" | "double") =>
    desk.pay((await customers.invoice(customer, id)).invoiceId, { kind })
  const withBonus = async () => {
    const id = await customers.orderWith(customer, { code: "WELCOME10" }, "50")
    await post(request, customer.access_token, `/orders/${id}/items/btc-limited/offers/bonusQuantity`)
    return id
  }
  // A code stays assigned to its customer, so all orders have it.
  const completed = await customers.order(customer, "3000")
  await invoiced(completed, "double")
  await post(request, customer.access_token, `/orders/${completed}/complete`)
  await invoiced(await customers.order(customer, "3000"), "double")
  await invoiced(await withBonus(), "exact")
  await withBonus()
}
