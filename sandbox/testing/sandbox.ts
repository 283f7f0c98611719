import { randomUUID } from "node:crypto"
import type { z } from "@hono/zod-openapi"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database, Tx } from "#sandbox/database.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { lockCustomerByEmail, type LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import { order } from "#sandbox/schemas/orders.ts"
import { openTestDatabase } from "./database.ts"
import { findUnequalEmails } from "./emails.ts"
import { findImbalances } from "./ledger-balance.ts"

export const testStartTime = Date.parse("2026-03-10T12:00:00.000Z")
const origin = "http://localhost"

type ApiRequest = {
  readonly method?: string
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string | undefined
  readonly home?: string
}

export type ApiResponse = { readonly status: number; readonly headers: Headers; readonly body: unknown }

const request = (path: string, { method, body, form, headers, token, home = origin }: ApiRequest): Request => {
  const all = new Headers(headers)
  if (body !== undefined) all.set("Content-Type", "application/json")
  if (token !== undefined) all.set("Authorization", `Bearer ${token}`)
  const content = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body)
  return new Request(home + path, {
    method: method ?? (content === null ? "GET" : "POST"),
    headers: all,
    body: content,
  })
}

const read = async (response: Response): Promise<ApiResponse> => {
  const text = await response.text()
  const json = response.headers.get("Content-Type")?.startsWith("application/json") === true
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
}

export type Order = z.infer<typeof order>
export type Invoice = z.infer<typeof invoice>
export type Customer = { readonly email: string; readonly token: string; readonly refreshToken: string }

export type StartedSandbox = Pick<Sandbox, "fetch" | "close"> & Pick<Database, "db">

/** Starts a sandbox with these extensions. */
export const offering =
  (...extensions: readonly ExtensionName[]) =>
  async (): Promise<StartedSandbox> => {
    const { db, close } = await openTestDatabase()
    return { db, close, fetch: createFetchHandler(db, { now: () => testStartTime, extensions }) }
  }

/**
 * Starts one sandbox for a test file, without extensions by default. Each test creates its own customers, and the clock is reset after
 * each.
 */
export const setUpSandbox = (begin: () => Promise<StartedSandbox> = offering()) => {
  let sandbox: StartedSandbox | undefined
  const callServer = async (path: string, options: ApiRequest = {}): Promise<ApiResponse> => {
    if (!sandbox) throw new Error("The sandbox has not started")
    return read(await sandbox.fetch(request(path, options)))
  }
  const raw = async (path: string, init: RequestInit): Promise<ApiResponse> => {
    if (!sandbox) throw new Error("The sandbox has not started")
    return read(await sandbox.fetch(new Request(origin + path, init)))
  }
  const api = (path: string, request: ApiRequest = {}) => callServer(`/api/v1${path}`, request)
  const desk = (path: string, request: ApiRequest = {}) => callServer(`/sandbox${path}`, request)

  beforeAll(async () => {
    sandbox = await begin()
  }, 60_000)
  afterEach(async () => {
    await desk("/api/clock", { body: { reset: true } })
    await desk("/api/faults", { method: "DELETE" })
    if (!sandbox) return
    expect(await findImbalances(sandbox.db)).toEqual([])
    expect(await findUnequalEmails(sandbox.db, origin)).toEqual([])
  })
  afterAll(async () => sandbox?.close())

  const signUp = async (more: object = {}): Promise<Customer> => {
    const email = `${randomUUID()}@shop.example`
    const form = { email, password: "correct-horse", currencyId: "usd", ...more }
    const response = await api("/signup", { body: form })
    expect(response).toMatchObject({ status: 201 })
    const { access_token, refresh_token } = tokens.parse(response.body)
    return { email, token: access_token, refreshToken: refresh_token }
  }
  const createOrder = async (token?: string, more: object = {}, quantity = "10"): Promise<Order> => {
    const items = [{ productId: "btc-limited", quantity }]
    const response = await api("/orders", { body: { id: randomUUID(), items, ...more }, token })
    expect(response).toMatchObject({ status: 201 })
    return order.strict().parse(response.body)
  }
  const getOrder = async (id: string, token?: string): Promise<Order> => {
    const response = await api(`/orders/${id}`, { token })
    expect(response).toMatchObject({ status: 200 })
    return order.strict().parse(response.body)
  }
  const assign = (id: string, { email, token }: Customer) => api(`/orders/${id}/assign`, { body: { email }, token })
  const invoiceFor = async (id: string, { token }: Customer, currencyId = "btc"): Promise<Invoice> => {
    const response = await api(`/orders/${id}/invoices`, { body: { paymentType: "Crypto", currencyId }, token })
    expect(response).toMatchObject({ status: expect.toSatisfy((status) => status === 200 || status === 201) })
    return invoice.strict().parse(response.body)
  }
  /** Creates a customer with an order that waits for coins. */
  const issued = async () => {
    const customer = await signUp()
    const { id } = await createOrder(customer.token)
    await assign(id, customer)
    return { customer, id, invoice: await invoiceFor(id, customer) }
  }
  const pay = (invoiceId: string, body: object) => desk(`/api/invoices/${invoiceId}/pay`, { body })
  /** Moves the clock by 366 days at most, which is the limit of the desk. */
  const move = async (milliseconds: number): Promise<ApiResponse> => {
    const response = await desk("/api/clock", { body: { milliseconds } })
    expect(response).toMatchObject({ status: 200 })
    return response
  }
  const emailsTo = async (to: string) =>
    (await desk(`/api/mailbox?to=${to}`)).body as readonly {
      link: string
      subject: string
      text: string
      html: string
      id: number
      culture: string
    }[]
  const db = (): Database["db"] => {
    if (!sandbox) throw new Error("The sandbox has not started")
    return sandbox.db
  }
  /** Creates a customer with a confirmed address. */
  const confirmed = async (): Promise<Customer> => {
    const customer = await signUp()
    const [message] = await emailsTo(customer.email)
    const emailToken = new URL(message?.link ?? "", origin).searchParams.get("token")
    expect(await api("/signup/confirm", { body: { emailToken }, token: customer.token })).toMatchObject({ status: 200 })
    return customer
  }
  return {
    api,
    raw,
    desk,
    db,
    signUp,
    confirmed,
    createOrder,
    getOrder,
    assign,
    invoiceFor,
    issued,
    pay,
    move,
    emailsTo,
  }
}

/** Locks a customer for rules that a test calls directly. Throws if no customer has the address. */
export const lockByEmail = async (tx: Tx, email: string): Promise<LockedCustomer> => {
  const customer = await lockCustomerByEmail(tx, email)
  if (!customer) throw new Error(`No customer has ${email}`)
  return customer
}

/** Returns the sum of an account's ledger entries. */
export const loadLedgerSum = async (db: Database["db"], account: string, currency: string): Promise<string> => {
  const { rows } = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account = ${account} and currency = ${currency}`.execute(db)
  return formatAmount(parseAmount(rows[0]?.sum ?? "0"))
}
