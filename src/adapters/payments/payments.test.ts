import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signUp } from "#adapters/account/account.ts"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { assignOrder, createOrder, loadOrder } from "#adapters/orders/orders.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import {
  isPaidInCrypto,
  isInvoiceRepriced,
  listPaymentMethodOptions,
  calculateReceivedPercent,
} from "#domain/payments/payment-status.ts"
import { toCryptoTransfer } from "#domain/payments/payment-uri.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import { createInvoice, loadMethods } from "./invoices.ts"

const btc = { paymentType: "Crypto", currencyId: "btc" } as const
const eth = { paymentType: "Crypto", currencyId: "eth" } as const
const twoHours = 2 * 60 * 60 * 1_000

describe("the payment adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const desk = (path: string, body: object) =>
    fetch(`http://localhost/sandbox/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    })
  const pay = (invoiceId: string, kind: "exact" | "half" | "double") => desk(`/invoices/${invoiceId}/pay`, { kind })

  const customer = async () => {
    const email = `${randomUUID()}@shop.example`
    let token = ""
    const tokenWriter = {
      save: (tokens: { access_token: string }) => {
        token = tokens.access_token
      },
    }
    await runCallOrThrow(
      signUp(
        client(fetch),
        tokenWriter,
        () => "usd",
      )({ email, password: "correct-horse", code: null, humanCheck: "human" }),
    )
    return { email, api: client(fetch, { token }) }
  }
  const assigned = async (owner: Awaited<ReturnType<typeof customer>>, quantity = "10") => {
    const orderRequest = { productId: "btc-limited", quantity: decimal(quantity), code: null }
    const { id } = await runCallOrThrow(createOrder(owner.api)({ orderId: randomUUID(), orderRequest }))
    await runCallOrThrow(assignOrder(owner.api)({ orderId: id, email: owner.email }))
    return id
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("load the payment methods, each in its state", async () => {
    const owner = await customer()
    const states = async (quantity: string) => {
      const methods = await runCallOrThrow(
        loadMethods(owner.api)({ orderId: await assigned(owner, quantity), isBackground: false }),
      )
      return Object.fromEntries(listPaymentMethodOptions(methods).map((option) => [option.key, option.state]))
    }
    expect(await states("10")).toMatchObject({
      "Crypto/btc": "normal",
      "Crypto/eth": "normal",
      "CreditCard/usd": "normal",
      "TransferSwift/usd": "belowMinimum",
    })
    expect(await states("1")).toMatchObject({ "Crypto/btc": "belowMinimum" })
  })

  it("create one invoice of a kind, however often it is requested, with amount and address", async () => {
    const owner = await customer()
    const orderId = await assigned(owner)
    const first = await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: btc }))
    const again = await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: btc }))
    expect(again).toEqual(first)
    const order = await runCallOrThrow(loadOrder(asBackgroundApi(owner.api))({ orderId }))
    expect([order.state, isPaidInCrypto(order), order.invoice]).toEqual(["Issued", true, first])
    const { address, amount, uri } = toCryptoTransfer(first)!
    expect([address, amount, uri]).toEqual([
      first.requisites.address,
      toPlainDecimal(first.amount),
      `bitcoin:${first.requisites.address}?amount=${toPlainDecimal(first.amount)}`,
    ])
    const other = await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: eth }))
    expect(toCryptoTransfer(other)!.uri).toBe(
      `ethereum:${other.requisites.address}?value=${other.amount.value * 10n ** BigInt(18 - other.amount.scale)}`,
    )
  })

  it("report a refusal outside the limits with a message, and an order in another state by name", async () => {
    const owner = await customer()
    expect(await runCall(createInvoice(owner.api)({ orderId: await assigned(owner, "1"), kind: btc }))).toMatchObject({
      failure: { _tag: "CallFailed", reason: "refused", message: expect.stringMatching(/\w/) },
    })
    const orderId = await assigned(owner)
    const { invoiceId } = await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: btc }))
    await pay(invoiceId, "exact")
    expect(await runCall(createInvoice(owner.api)({ orderId, kind: eth }))).toEqual(
      Result.fail(taggedFailure("WrongState")),
    )
  })

  it("load a payment in parts, its rest and the contract", async () => {
    const owner = await customer()
    const orderId = await assigned(owner)
    const read = () => runCallOrThrow(loadOrder(asBackgroundApi(owner.api))({ orderId }))
    expect(await runCallOrThrow(loadContracts(owner.api)({ query: { state: "All", page: 1 }, size: 10 }))).toEqual({
      total: 0,
      values: [],
    })
    const { invoiceId } = await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: btc }))
    await pay(invoiceId, "half")
    const part = await read()
    expect([part.state, part.payments.length, calculateReceivedPercent(part)]).toEqual(["UnderPaid", 1, "50"])
    await pay(invoiceId, "exact")
    const whole = await read()
    expect([whole.state, whole.payments.length, isPaidInCrypto(whole)]).toEqual(["Completed", 2, false])
    const { total, values } = await runCallOrThrow(
      loadContracts(owner.api)({ query: { state: "Active", page: 1 }, size: 10 }),
    )
    expect([
      total,
      values.map(({ type, state, unit, quantity }) => [type, state, unit, toPlainDecimal(quantity)]),
    ]).toEqual([1, [["Limited", "Active", "Th", "10"]]])
    expect(
      (await runCallOrThrow(loadContracts(owner.api)({ query: { state: "Expired", page: 1 }, size: 10 }))).total,
    ).toBe(0)
    expect(await runCallOrThrow(loadContracts(owner.api)({ query: { state: "All", page: 2 }, size: 10 }))).toEqual({
      total: 1,
      values: [],
    })
  })

  it("load an overpaid order", async () => {
    const owner = await customer()
    const orderId = await assigned(owner)
    await pay((await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: eth }))).invoiceId, "double")
    expect((await runCallOrThrow(loadOrder(owner.api)({ orderId }))).state).toBe("OverPaid")
  })

  it("load an invoice that is repriced after two hours, and an order that is expired after a day", async () => {
    const owner = await customer()
    // Later reads use a new token, because an access token is valid for 15 minutes.
    const orderId = await assigned(owner)
    await runCallOrThrow(createInvoice(owner.api)({ orderId, kind: btc }))
    const before = await runCallOrThrow(loadOrder(owner.api)({ orderId }))
    const later = async (milliseconds: number) => {
      await desk("/clock", { milliseconds })
      const form = new URLSearchParams({ grant_type: "password", username: owner.email, password: "correct-horse" })
      const response = await fetch("http://localhost/api/v1/token", { method: "POST", body: form })
      const { access_token: token } = (await response.json()) as { access_token: string }
      return runCallOrThrow(loadOrder(client(fetch, { token }))({ orderId }))
    }
    await confirm(owner.email)
    const repriced = await later(twoHours + 1_000)
    expect([repriced.state, isInvoiceRepriced(before, repriced)]).toEqual(["Issued", true])
    const expired = await later(12 * twoHours)
    expect([expired.state, expired.expired]).toEqual(["Expired", true])
    await desk("/clock", { reset: true })
  })

  /** Confirms the address, because a password sign-in needs a confirmed address. */
  const confirm = async (email: string) => {
    const messages = await fetch(`http://localhost/sandbox/api/mailbox?to=${email}`, {})
    const [{ link }] = (await messages.json()) as [{ link: string }]
    const emailToken = new URL(link, "http://localhost").searchParams.get("token")
    await fetch("http://localhost/api/v1/signup/confirm", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ emailToken, mine: true }),
    })
  }
})

describe("a failed call for an invoice", () => {
  const orderId = randomUUID()
  const answering =
    (status: number, body: string): Fetch =>
    () =>
      Promise.resolve(new Response(body, { status }))

  it.each([
    ["an answer that cannot be read", answering(201, "<html>")],
    ["a broken server", answering(500, "")],
    ["a proxy's error", answering(504, "")],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ] as const)("leaves it unknown whether the invoice was created: %s", async (_, fetch) => {
    expect(await runCall(createInvoice(client(fetch))({ orderId, kind: btc }))).toEqual(
      Result.fail(taggedFailure("ResponseLost")),
    )
  })

  it.each([
    [400, '{"code":"BelowMinimum","message":"Too little"}', callFailed("refused", { message: "Too little" })],
    [409, '{"code":"WrongState","message":"?"}', taggedFailure("WrongState")],
    [409, '{"message":"Not now"}', callFailed("refused", { message: "Not now" })],
    [409, '{"code":"SomethingElse","message":"Not now"}', callFailed("refused", { message: "Not now" })],
    [404, "", callFailed("notFound")],
    [429, "", callFailed("tooMany")],
  ] as const)("with status %i shows that no invoice was created", async (status, body, failure) => {
    expect(await runCall(createInvoice(client(answering(status, body)))({ orderId, kind: btc }))).toEqual(
      Result.fail(failure),
    )
  })

  it("is reported for the customer's calls, and not for polls", async () => {
    let received = 0
    const api = client(answering(500, ""), {
      onServerFault: () => {
        received += 1
      },
    })
    await runCall(loadOrder(asBackgroundApi(api))({ orderId }))
    await runCall(loadMethods(api)({ orderId, isBackground: true }))
    expect(received).toBe(0)
    await runCall(loadMethods(api)({ orderId, isBackground: false }))
    expect(received).toBe(1)
  })
})
