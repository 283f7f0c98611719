import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { day, hour, minute, second } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { hashSecret } from "#sandbox/rules/tokens.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { ticket } from "#sandbox/schemas/exports.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, db, confirmed, signUp, createOrder, assign, invoiceFor, pay, move } = setUpSandbox(
  offering("exports", "securityLog", "withdrawals"),
)
const plain = setUpSandbox()
const russian = { "Accept-Language": "ru-RU" }

const loadTicket = async (token: string, body: object, headers = {}) =>
  ticket.parse((await api("/exports", { token, body, headers })).body).ticket

const loadRows = async (token: string, body: object, headers = {}): Promise<readonly (readonly string[])[]> => {
  const file = await api(`/exports/${await loadTicket(token, body, headers)}`)
  expect(file).toMatchObject({ status: 200 })
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
  const text = String(file.body)
  const lines = text.trim().split("\r\n")
  return lines.map((line) => line.split("Accept-Language" in headers ? ";" : ","))
}

const signIn = async (username: string) =>
  tokens.parse((await api("/token", { form: { grant_type: "password", username, password: "correct-horse" } })).body)
    .access_token

/** Creates a contract of 300 days with its payouts and fees, and one sent and one rejected withdrawal. */
const withHistory = async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token, { items: [{ productId: "btc-unlimited", quantity: "100" }] })
  await assign(id, customer)
  await pay((await invoiceFor(id, customer)).invoiceId, { kind: "exact" })
  await move(300 * day)
  await db().updateTable("customer").set({ email_confirmed: true }).where("email", "=", customer.email).execute()
  const token = await signIn(customer.email)
  await api("/withdraws/summary?currencyId=btc", { token })
  const withdraw = async (address: string) => {
    const id = randomUUID()
    const body = { id, amount: "0.001", address, currencyId: "btc" }
    const response = await api("/withdraws", { token, body })
    expect(response).toMatchObject({ status: 201, body: { id } })
    return id
  }
  const sent = await withdraw("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4")
  const rejected = await withdraw("1BitcoinEaterAddressDontSendf59kuE")
  await desk(`/api/withdrawals/${rejected}`, { body: { state: "Rejected", reason: "wrongAddress" } })
  return { token, sent, rejected }
}

describe("the table of the history", () => {
  test("contains every operation, and its amounts add up to the balance", { timeout: 60_000 }, async () => {
    const { token, sent, rejected } = await withHistory()
    const [head, ...rows] = await loadRows(token, { file: "history" })
    expect(head).toEqual(
      "Date,Operation,Amount,Currency,Power,Unit,Status,Reason,Address,Transaction,ID,Network fee,After the fee".split(
        ",",
      ),
    )
    const list = (await api("/dashboard/operationhistory?count=1", { token })).body as { readonly total: number }
    expect(rows).toHaveLength(list.total)
    expect(new Set(rows.map((row) => row[10])).size).toBe(list.total)
    const sum = rows.reduce((all, row) => all + parseAmount(row[2]!), 0n)
    const summary = (await api("/withdraws/summary?currencyId=btc", { token })).body as { readonly balance: string }
    expect(formatAmount(sum)).toBe(summary.balance)
    const rowOf = (id: string) => rows.find((row) => row[10] === id)
    expect(rowOf(sent)?.slice(1, 3)).toEqual(["Withdrawal", "-0.001"])
    const [fee, received] = rowOf(sent)!.slice(-2)
    expect(formatAmount(parseAmount(fee!) + parseAmount(received!))).toBe("0.001")
    expect([rowOf(rejected)?.slice(1, 3), rowOf(rejected)?.slice(-2)]).toEqual([
      ["Withdrawal", "0"],
      ["", ""],
    ])
  })

  test("has the filter of the list, and the format of the reader's spreadsheet", async () => {
    const { token } = await withHistory()
    const filter = { operationType: "MaintenanceFee", start: "2026-05-01T00:00", end: "2026-05-01T23:59" }
    const [row] = (await loadRows(token, { file: "history", timeZone: "Asia/Tokyo", ...filter }, russian)).slice(1)
    expect(row?.slice(0, 2)).toEqual([expect.stringMatching(/^2026-05-01 \d\d:\d\d:\d\d$/), "Плата за обслуживание"])
    expect(row?.[2]).toMatch(/^"-0,\d+"$/)
    const { body } = await api("/exports", { token, body: { file: "history", start: "2026-02-30T00:00" } })
    expect(body).toMatchObject({ code: "InvalidField", field: "start" })
  })
})

test("the table of the security log contains every event once, beyond the size of one batch", async () => {
  const { email, token } = await confirmed()
  const { id } = await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
  const event = { user_id: id, type: "SignIn" as const, create_date: new Date("2026-03-01T08:00:00Z") }
  await db()
    .insertInto("security_event")
    .values(Array.from({ length: 1_001 }, () => event))
    .execute()
  const [head, first, ...rest] = await loadRows(token, { file: "events" })
  expect(head).toEqual(["Date", "Event", "Browser", "System", "Country", "Number"])
  expect(first?.slice(0, 2)).toEqual(["2026-03-01 08:00:00", "Signed in"])
  const own = await db().selectFrom("security_event").select("id").where("user_id", "=", id).execute()
  expect(new Set(rest.map((row) => row.at(-1))).size).toBe(own.length - 1)
})

describe("an export ticket", () => {
  test("opens its file once, without a token", async () => {
    const { token } = await confirmed()
    const path = `/exports/${await loadTicket(token, { file: "history" })}`
    const responses = await Promise.all([api(path), api(path)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await api(path)).toMatchObject({ status: 404 })
  })

  test("stays unused by a HEAD request for its file", async () => {
    const { token } = await confirmed()
    const path = `/exports/${await loadTicket(token, { file: "history" })}`
    const head = () => api(path, { method: "HEAD" })
    const headResponse = await head()
    expect(headResponse).toMatchObject({ status: 200, body: "" })
    expect(await head()).toMatchObject({ status: 200 })
    const file = await api(path)
    expect(file).toMatchObject({ status: 200 })
    for (const name of ["Content-Type", "Content-Disposition"])
      expect(headResponse.headers.get(name)).toBe(file.headers.get(name))
  })

  test("opens nothing after a minute, or after its session has ended", async () => {
    const { email, token } = await confirmed()
    const late = await loadTicket(token, { file: "history" })
    await move(minute - second)
    const early = await loadTicket(token, { file: "history" })
    await move(second)
    expect(await api(`/exports/${late}`)).toMatchObject({ status: 404 })
    await db()
      .updateTable("session")
      .set({ revoked: true })
      .where("user_id", "=", ({ selectFrom }) => selectFrom("customer").select("id").where("email", "=", email))
      .execute()
    expect(await api(`/exports/${early}`)).toMatchObject({ status: 404 })
    expect(await api(`/exports/${randomUUID()}`)).toMatchObject({ status: 404 })
  })

  test("is issued only to customers who may see the list", async () => {
    const { token } = await confirmed()
    expect(await api("/exports", { body: { file: "history" } })).toMatchObject({ status: 401 })
    expect(await api("/exports", { token, body: { file: "rewards" } })).toMatchObject({ status: 403 })
    const otherCustomer = await plain.signUp()
    expect(await plain.api("/exports", { token: otherCustomer.token, body: { file: "history" } })).toMatchObject({
      status: 404,
    })
  })

  test("is stored as a hash, and deleted when the next one is issued after its minute", async () => {
    const { email, token } = await confirmed()
    const first = await loadTicket(token, { file: "history" })
    await move(hour)
    const second = await loadTicket(await signIn(email), { file: "history" })
    const stored = JSON.stringify(await db().selectFrom("export_ticket").select("hash").execute())
    expect([first, second].map((one) => stored.includes(hashSecret(one)))).toEqual([false, true])
    expect(stored).not.toContain(second)
  })
})
