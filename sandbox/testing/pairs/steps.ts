import { second } from "#sandbox/clock.ts"
import { enterCard } from "#sandbox/rules/cards.ts"
import { postEntries } from "#sandbox/rules/ledger.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import { testStartTime, type Customer, type setUpSandbox } from "#sandbox/testing/sandbox.ts"

export type Helpers = ReturnType<typeof setUpSandbox>

export const password = "correct-horse"

/** Creates the steps that the customers of all fixtures take. A fixture is one customer, on whom all calls of a pair act. */
export const createSteps = ({ api, db, emailsTo, createOrder, assign, move }: Helpers) => {
  const link = async (to: string, path: string): Promise<string> => {
    const message = (await emailsTo(to)).find((each) => each.link.startsWith(path))
    return new URL(message?.link ?? "", "http://localhost").searchParams.get("token") ?? ""
  }
  const signIn = async (email: string): Promise<Customer> => {
    const response = await api("/token", { form: { grant_type: "password", username: email, password } })
    const { access_token, refresh_token } = tokens.parse(response.body)
    return { email, token: access_token, refreshToken: refresh_token }
  }
  const assignOrder = async (customer: Customer, quantity = "20"): Promise<string> => {
    const { id } = await createOrder(customer.token, {}, quantity)
    await assign(id, customer)
    return id
  }
  const createInvoice = async (customer: Customer, paymentType: string, currencyId: string, quantity?: string) => {
    const orderId = await assignOrder(customer, quantity)
    const response = await api(`/orders/${orderId}/invoices`, {
      body: { paymentType, currencyId },
      token: customer.token,
    })
    return { orderId, invoiceId: invoice.parse(response.body).invoiceId }
  }
  const withCard = async (customer: Customer, number: string) => {
    const order = await createInvoice(customer, "CreditCard", "usd")
    await db()
      .transaction()
      .execute((tx) => enterCard(tx, order.invoiceId, number, testStartTime))
    return order
  }
  const withCode = async (customer: Customer) => {
    const order = await withCard(customer, "4000000000003220")
    await api(`/orders/${order.orderId}/invoices/${order.invoiceId}/enroll`, { body: {}, token: customer.token })
    await move(4 * second)
    await api(`/orders/${order.orderId}`, { token: customer.token })
    return order
  }
  const loadId = async (email: string): Promise<string> =>
    (await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id
  const earn = async (userId: string, value: bigint) =>
    db()
      .transaction()
      .execute((tx) =>
        postEntries(
          tx,
          "payout",
          null,
          [
            ["pool", "btc", -value],
            [`balance:${userId}`, "btc", value],
          ],
          testStartTime,
        ),
      )
  return { link, signIn, assignOrder, createInvoice, withCard, withCode, loadId, earn }
}
