import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { Tx } from "#sandbox/database.ts"
import { runInQueue } from "#sandbox/testing/queue.ts"
import { offering, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const password = "correct-horse"
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const unauthorized = { status: 401, body: { code: "Unauthorized" } }

// The embedded database has one connection, so calls cannot run concurrently on it.
describe.skipIf(process.env["DATABASE_URL"] === undefined)("two calls at once (needs DATABASE_URL)", () => {
  const { api, assign, confirmed, createOrder, db, emailsTo } = setUpSandbox(
    offering("addressBook", "emailChange", "privacy"),
  )
  const customerOf = (email: string) =>
    db().selectFrom("customer").selectAll().where("email", "=", email).executeTakeFirstOrThrow()
  const lockCustomer =
    ({ email }: Customer) =>
    (tx: Tx) =>
      tx.selectFrom("customer").select("id").where("email", "=", email).forUpdate().execute()
  const lockOrder = (id: string) => (tx: Tx) =>
    tx.selectFrom("customer_order").select("id").where("id", "=", id).forUpdate().execute()
  const tokenTo = async (email: string) =>
    new URL((await emailsTo(email))[0]?.link ?? "", "http://localhost").searchParams.get("token")
  const recover = async ({ email }: Customer) => {
    await api("/recovery", { body: { email } })
    const body = { password: "owner-horse-9", resetPasswordToken: await tokenTo(email) }
    return () => api("/profile/password", { method: "PUT", body })
  }
  const ordered = async () => {
    const customer = await confirmed()
    const { id } = await createOrder(customer.token)
    await assign(id, customer)
    return { customer, id }
  }
  const close = ({ token }: Customer) => api("/profile/close", { body: { password }, token })
  const invoice = (id: string, { token }: Customer) =>
    api(`/orders/${id}/invoices`, { body: { paymentType: "Crypto", currencyId: "btc" }, token })

  it("refuse a thief’s new password that waits while the owner undoes an e-mail change", async () => {
    const customer = await confirmed()
    const body = { email: `${randomUUID()}@thief.example`, password }
    await api("/profile/email", { method: "PATCH", token: customer.token, body })
    const link = { token: await tokenTo(customer.email) }
    const thief = { newPassword: "thief-horse-9", confirmPassword: "thief-horse-9" }
    const responses = await runInQueue(db(), lockCustomer(customer), [
      () => api("/email-change/undo", { body: link }),
      () => api("/profile/password", { method: "PATCH", token: customer.token, body: thief }),
    ])
    expect(responses).toMatchObject([{ status: 204 }, unauthorized])
    expect(await customerOf(customer.email)).toMatchObject({ password_hash: null })
  })

  it("refuse new addresses that wait while the account is recovered", async () => {
    const customer = await confirmed()
    const recovery = await recover(customer)
    const add = (name: string) => () =>
      api("/address-book/addresses", { body: { currencyId: "btc", name, address }, token: customer.token })
    const responses = await runInQueue(db(), lockCustomer(customer), [recovery, add("One"), add("Two")])
    expect(responses).toMatchObject([{ status: 200 }, unauthorized, unauthorized])
    const { id } = await customerOf(customer.email)
    expect(await db().selectFrom("saved_address").selectAll().where("user_id", "=", id).execute()).toEqual([])
  })

  it("refuse an invoice that waits while the account closes", async () => {
    const { customer, id } = await ordered()
    const responses = await runInQueue(db(), lockOrder(id), [() => close(customer), () => invoice(id, customer)])
    expect(responses).toMatchObject([{ status: 204 }, unauthorized])
    expect(await db().selectFrom("invoice").selectAll().where("order_id", "=", id).execute()).toEqual([])
  })

  it("do not close an account while an invoice is made for it", async () => {
    const { customer, id } = await ordered()
    const responses = await runInQueue(db(), lockOrder(id), [() => invoice(id, customer), () => close(customer)])
    expect(responses).toMatchObject([{ status: 201 }, { status: 409, body: { code: "OrderInPayment" } }])
  })

  it("refuse a visitor's change of an order that waits while a customer takes the order", async () => {
    const customer = await confirmed()
    const { id } = await createOrder()
    const change = () => api(`/orders/${id}`, { method: "PATCH", body: { code: "" } })
    const responses = await runInQueue(db(), lockOrder(id), [() => assign(id, customer), change])
    expect(responses).toMatchObject([{ status: 200, body: { state: "Assigned" } }, unauthorized])
  })

  it("refuse a password that is changed while its check waits", async () => {
    const customer = await confirmed()
    const change = (newPassword: string) => () =>
      api("/profile/password", {
        method: "PATCH",
        token: customer.token,
        body: { password, newPassword, confirmPassword: newPassword },
      })
    const responses = await runInQueue(db(), lockCustomer(customer), [change("first-horse-9"), change("other-horse-9")])
    expect(responses).toMatchObject([{ status: 204 }, { status: 400, body: { code: "IncorrectPassword" } }])
  })
})
