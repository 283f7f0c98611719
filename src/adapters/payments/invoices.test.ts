import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadOrder, patchItem } from "#adapters/orders/orders.ts"
import { deriveCardState } from "#domain/orders/card-status.ts"
import { calculateHashrateFix } from "#domain/payments/hashrate-fix.ts"
import { listPaymentMethodOptions, choosePaymentScreen } from "#domain/payments/payment-status.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import {
  confirmCard,
  enrollInvoice,
  identifyCustomer,
  redeemVoucher,
  sendInvoice,
  createInvoice,
  loadMethods,
} from "./invoices.ts"

describe("the invoice adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://localhost/sandbox${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<Record<string, string>>
  }
  const open = async (scene: string) => {
    const { path, email, access_token: token } = await post("/api/scenes", { scene })
    const api = client(fetch, { token: token! })
    const orderId = /^\/buy\/([^/]+)\//.exec(path!)![1]!
    return { api, orderId, email: email!, order: () => runCallOrThrow(loadOrder(api)({ orderId })) }
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it.each([
    ["btc", "crypto"],
    ["eth", "crypto"],
    ["card", "card"],
    ["sepa", "transfer"],
    ["swift", "transfer"],
    ["voucher", "voucher"],
  ] as const)("load an order paid by %s with the screen of %s", async (kind, screen) => {
    expect(choosePaymentScreen(await (await open(`${kind}.open`)).order())).toBe(screen)
  })

  it.each([
    ["open", "created"],
    ["prepared", "prepared"],
    ["needsConfirmation", "needsConfirmation"],
    ["reversed", "reversed"],
    ["error", "error"],
    ["confirmationError", "error"],
    ["rejected", "rejected"],
    ["completing", "confirmed"],
    ["charged", "confirmed"],
  ] as const)("load a card that is %s in the state %s", async (state, expected) => {
    expect(deriveCardState((await (await open(`card.${state}`)).order()).invoice!)).toBe(expected)
  })

  it("report a wrong card code, accept a code with leading zeros, and report a return", async () => {
    const { api, orderId, order } = await open("card.needsConfirmation")
    const { invoiceId } = (await order()).invoice!
    const confirm = (confirmationCode: string) => runCall(confirmCard(api)({ orderId, invoiceId, confirmationCode }))
    expect(await confirm("1234")).toEqual(Result.fail(taggedFailure("WrongCode")))
    expect(await runCall(enrollInvoice(api)({ orderId, invoiceId }))).toEqual(Result.succeed(null))
    expect(await confirm("0042")).toEqual(Result.succeed(null))
    expect((await order()).state).toBe("Completed")
    // The first confirmation has completed the order, so the adapter returns `ConfirmationError` for a second confirmation.
    expect(await confirm("0042")).toEqual(Result.fail(taggedFailure("ConfirmationError")))
    expect(await runCall(enrollInvoice(api)({ orderId, invoiceId: randomUUID() }))).toMatchObject(
      Result.fail({ _tag: "CallFailed", reason: "notFound" }),
    )
  })

  it("report each refusal of a voucher by name", async () => {
    const { api, orderId } = await open("voucher.open")
    const redeem = (voucherPin: string) => runCall(redeemVoucher(api)({ orderId, voucherPin }))
    expect(await redeem("000000000000")).toEqual(Result.fail(taggedFailure("VoucherNotFound")))
    expect(await redeem("409000000001")).toEqual(Result.fail(taggedFailure("VoucherRedeemed")))
    expect(await redeem("424000000001")).toEqual(Result.fail(taggedFailure("InvoiceNotFound")))
    expect(await redeem("")).toEqual(Result.fail(taggedFailure("PinRequired")))
    expect(await redeem("400000000001")).toMatchObject(Result.fail({ _tag: "CallFailed", reason: "refused" }))
    expect(await redeem(`200${String(Date.now()).slice(-9)}`)).toMatchObject(Result.succeed({ state: "UnderPaid" }))
    expect(await redeem(`100${String(Date.now()).slice(-9)}`)).toMatchObject(Result.succeed({ state: "Completed" }))
    // The last PIN has completed the order, so the server refuses another PIN.
    expect(await redeem(`100${String(Date.now() + 7).slice(-9)}`)).toMatchObject(
      Result.fail({ _tag: "CallFailed", reason: "refused" }),
    )
  })

  it("identify the payer once, and report both refusals by name", async () => {
    const { api, orderId, email } = await open("methods.list")
    const other = await open("methods.list")
    const pay = () => runCall(createInvoice(api)({ orderId, kind: { paymentType: "CreditCard", currencyId: "usd" } }))
    expect(await pay()).toMatchObject(Result.fail({ _tag: "CallFailed", reason: "refused" }))
    const identify = (typed: string) =>
      runCall(
        identifyCustomer(api)({
          orderId,
          identity: { email: typed, firstName: "Анна", lastName: "Иванова", country: "DE" },
        }),
      )
    expect(await identify(other.email)).toEqual(Result.fail(taggedFailure("EmailRegistered")))
    expect(await identify("unknown@shop.example")).toEqual(Result.fail(taggedFailure("OrderLinked")))
    expect(await identify(email)).toMatchObject(Result.succeed({ isKYC: true, firstName: "Анна", country: "DE" }))
    expect(await pay()).toMatchObject(Result.succeed({ isCardCreated: true }))
  })

  it.each(["belowMinimum", "aboveMaximum"] as const)(
    "fix an amount that is %s by bringing the order within the limits, to the step",
    async (state) => {
      const { api, orderId, order } = await open(`methods.${state}`)
      const outside = async () =>
        listPaymentMethodOptions(await runCallOrThrow(loadMethods(api)({ orderId, isBackground: false }))).filter(
          (option) => option.state === state,
        )
      const before = await outside()
      expect(before.length).toBeGreaterThan(1)
      for (const { key } of before) {
        const now = (await outside()).find((option) => option.key === key)
        if (now === undefined) continue
        const current = await order()
        const fix = calculateHashrateFix(current, now)!
        await runCallOrThrow(patchItem(api)({ orderId, itemId: current.items[0]!.id, quantity: fix.newQuantity }))
        expect(
          (await outside()).map((option) => option.key),
          toPlainDecimal(fix.newQuantity),
        ).not.toContain(key)
      }
    },
  )

  it("send the payment details by e-mail", async () => {
    const { api, orderId, order } = await open("sepa.open")
    const { invoiceId } = (await order()).invoice!
    expect(await runCall(sendInvoice(api)({ orderId, invoiceId }))).toEqual(Result.succeed(null))
  })
})

it.each([
  [400, "incorrect_confirmation_code", taggedFailure("WrongCode")],
  [400, "confirmation_error", taggedFailure("ConfirmationError")],
  [409, "WrongState", taggedFailure("ConfirmationError")],
  [409, "", callFailed("refused", { message: "No" })],
  [409, "SomethingElse", callFailed("refused", { message: "No" })],
  [400, "SomethingElse", callFailed("refused", { message: "No" })],
  [500, "", taggedFailure("ResponseLost")],
])("a confirmation with the response %i %j has its own failure", async (status, code, failure) => {
  const api = client(() => Promise.resolve(new Response(JSON.stringify({ code, message: "No" }), { status })))
  expect(await runCall(confirmCard(api)({ orderId: "o", invoiceId: "i", confirmationCode: "0042" }))).toEqual(
    Result.fail(failure),
  )
})

it.each([
  [404, "VoucherNotFound", "", taggedFailure("VoucherNotFound")],
  [409, "VoucherRedeemed", "", taggedFailure("VoucherRedeemed")],
  [409, "", "", taggedFailure("VoucherRedeemed")],
  [409, "WrongState", "", callFailed("refused", { message: "No" })],
  [424, "InvoiceNotFound", "", taggedFailure("InvoiceNotFound")],
  [400, "InvalidField", "voucherPin", taggedFailure("PinRequired")],
  [400, "VoucherRefused", "", callFailed("refused", { message: "No" })],
])("a voucher with the response %i %j has its own failure", async (status, code, field, failure) => {
  const api = client(() => Promise.resolve(new Response(JSON.stringify({ code, field, message: "No" }), { status })))
  expect(await runCall(redeemVoucher(api)({ orderId: "o", voucherPin: "1" }))).toEqual(Result.fail(failure))
})
