import type { Customer } from "#sandbox/testing/sandbox.ts"
import { createSteps, type Helpers } from "./steps.ts"

/** Creates orders in every state. */
export const createOrderSteps = (helpers: Helpers) => {
  const { api, createOrder, getOrder, pay } = helpers
  const { assignOrder, createInvoice, withCard, withCode } = createSteps(helpers)
  const visitorsOrder = async () => {
    const { id, items } = await createOrder(undefined, {}, "20")
    return { visitors: id, visitorsItem: items[0]?.id ?? "" }
  }

  const loadOrders = async (customer: Customer) => {
    const own = await assignOrder(customer)
    const item = (await getOrder(own, customer.token)).items[0]?.id ?? ""
    return { ...(await visitorsOrder()), assigned: own, item }
  }

  const loadPaidOrders = async (customer: Customer) => {
    const person = { firstName: "Anna", lastName: "Berg", country: "DE" }
    await api("/profile/identify", { body: person, token: customer.token })
    const paid = async (kind: string) => {
      const { orderId, invoiceId } = await createInvoice(customer, "Crypto", "btc", "40")
      await pay(invoiceId, { kind })
      return orderId
    }
    return {
      coded: await withCode(customer),
      transfer: await createInvoice(customer, "TransferSEPA", "eur"),
      voucher: (await createInvoice(customer, "OTTVoucher", "zar", "10")).orderId,
      underPaid: await paid("half"),
      overPaid: await paid("double"),
      issued: (await createInvoice(customer, "Crypto", "btc")).orderId,
      card: await withCard(customer, "4242424242424242"),
    }
  }
  return { loadOrders, loadPaidOrders }
}
