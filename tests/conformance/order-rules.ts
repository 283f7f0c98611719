import { randomUUID } from "node:crypto"
import { describe, expect } from "vitest"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { test as base } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { account, mayWrite } from "./server.ts"

/**
 * The test with `product`, an available product. `form` is a new order of it, and `min`, `max` and `step` limit its
 * quantity.
 */
const test = base.extend("product", async ({ check }) => {
  const { body } = await check({ call: "GET /products" }, 200)
  const { id, defaultValue, min, max, step } = body.find(({ state }: any) => state === "Available")
  return { form: { id: randomUUID(), items: [{ productId: id, quantity: defaultValue }] }, min, max, step }
})

describe.skipIf(!mayWrite)("orders, with --writes", () => {
  test("an order without an account can be created and changed", async ({
    check,
    product: { form, min, max, step },
  }) => {
    const { body: created } = await check({ call: "POST /orders", body: form }, 201)
    const { body: repeated } = await check({ call: "POST /orders", body: form }, 200)
    expectSoftly("a repeated order is the same", repeated.number).toBe(created.number)
    const other = { ...form, items: [{ ...form.items[0]!, quantity: max }] }
    await check({ call: "POST /orders", body: other }, [409, "IdReused"])
    const params = { orderId: form.id, itemId: created.items[0].id }
    const order = { call: "PATCH /orders/{orderId}", params }
    await check({ call: "GET /orders/{orderId}", params }, 200)
    await check({ ...order, body: { code: "" } }, 200)
    await check({ ...order, body: { code: "NO-SUCH-CODE" } }, [400, "InvalidCode", "code"])
    const item = { call: "PATCH /orders/{orderId}/items/{itemId}", params }
    await check({ ...item, body: { quantity: max } }, 200)
    await check({ ...item, body: { cost: created.localizedCost } }, 200)
    await check({ ...item, body: { quantity: "999999999" } }, [400, "QuantityAboveMaximum", "quantity"])
    if (parseAmount(min) > 1n)
      await check({ ...item, body: { quantity: "0.00000001" } }, [400, "QuantityBelowMinimum", "quantity"])
    const between = formatAmount(parseAmount(min) + 1n)
    if (parseAmount(step) > 1n)
      await check({ ...item, body: { quantity: between } }, [400, "QuantityOffStep", "quantity"])
    await check({ ...item, body: { quantity: "1", cost: "1" } }, [400, "InvalidField"])
    const assign = { call: "POST /orders/{orderId}/assign", params, body: { email: "a@b.example" } }
    await check(assign, [401, "Unauthorized"])
  })

  test("an order is assigned, invoiced and hidden", async ({ send, check, token, product: { form } }) => {
    const params = { orderId: form.id, productId: form.items[0]!.productId }
    const own = { params, token, body: {} }
    await check({ call: "POST /orders", body: form, token }, 201)
    const assign = { ...own, call: "POST /orders/{orderId}/assign", body: { email: account.email } }
    await check(assign, 200)
    await check(assign, 200)
    await check({ ...own, call: "POST /orders/{orderId}/paymenttypecurrencies" }, 200)
    await check({ ...own, call: "POST /orders/{orderId}/hide" }, [409, "WrongState"])
    const invoices = "POST /orders/{orderId}/invoices"
    const invoice = { ...own, call: invoices, body: { paymentType: "Crypto", currencyId: "btc" } }
    const { body: created } = await check(invoice, 201)
    const { body: again } = await check(invoice, 200)
    expectSoftly("a second invoice of the same kind is the same", again.invoiceId).toBe(created.invoiceId)
    const paid = { params: { ...params, invoiceId: created.invoiceId }, token }
    await check({ ...paid, call: `${invoices}/{invoiceId}/send` }, [409, "WrongState"])
    await check({ params, token, call: `${invoices}/{invoiceId}/enroll` }, [404, "NotFound"])
    const confirm = { ...paid, call: `${invoices}/{invoiceId}/confirm`, body: { confirmationCode: "none" } }
    await check(confirm, [400, "InvalidField", "confirmationCode"])
    const voucher = { ...own, call: "POST /orders/{orderId}/ottvouchers", body: { voucherPin: "999999999999" } }
    // The two refusals have no fixed order, so the server may report either.
    const { status } = await send(voucher)
    await check(voucher, status === 404 ? [404, "VoucherNotFound"] : [424, "InvoiceNotFound"])
    await check({ ...own, call: "POST /orders/{orderId}/accept" }, [409, "WrongState"])
    await check({ ...own, call: "POST /orders/{orderId}/complete" }, [409, "WrongState"])
    const bonus = "POST /orders/{orderId}/items/{productId}/offers/bonusQuantity"
    await check({ ...own, call: bonus, params: { ...params, productId: "no-product" } }, [404, "NotFound"])
    await check({ ...own, call: "POST /orders/{orderId}/hide" }, 204)
    await check({ ...own, call: "POST /orders/{orderId}/hide" }, 204)
    const { body: list } = await check({ call: "GET /orders", query: { count: "100" }, token }, 200)
    expectSoftly("the list without it", list.values).not.toContainEqual(expect.objectContaining({ id: form.id }))
    await check({ call: "GET /orders/{orderId}", params, token }, 200)
  })
})
