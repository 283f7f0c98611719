import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { dateAfter, day, hour, second } from "#sandbox/clock.ts"
import { parseAmount } from "#sandbox/money.ts"
import { postEntries } from "#sandbox/rules/ledger.ts"
import { addressBook } from "#sandbox/schemas/address-book.ts"
import { openedDemo } from "#sandbox/schemas/demo.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const sandbox = setUpSandbox(offering("addressBook"))
const { api, desk, emailsTo, move } = sandbox
const plain = setUpSandbox()

const ledger = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const exchange = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"
const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const inADay = "2026-03-11T12:00:00.000Z"

/** Creates a customer with a hundredth of a bitcoin, whose token stays valid during the days that a test takes. */
const signUp = async ({ signUp: enter, db } = sandbox) => {
  const { email, token } = await enter()
  const value = parseAmount("0.01")
  await db()
    .transaction()
    .execute(async (tx) => {
      const { id } = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
      const entries = [
        ["pool", "btc", -value],
        [`balance:${id}`, "btc", value],
      ] as const
      await postEntries(tx, "payout", null, entries, 0)
      const own = tx.selectFrom("session").select("id").where("user_id", "=", id)
      await tx
        .updateTable("token")
        .set({ expire_date: dateAfter(testStartTime, 3 * day) })
        .where("session_id", "in", own)
        .execute()
    })
  return { email, token }
}
type Book = z.infer<typeof addressBook>
const bookIn = ({ status, body }: { readonly status: number; readonly body: unknown }): Book => {
  expect(status).toBe(200)
  return addressBook.strict().parse(body)
}
const load = async (token: string) => bookIn(await api("/address-book", { token }))
const post = (token: string, more: object = {}, headers = {}) =>
  api("/address-book/addresses", {
    body: { currencyId: "btc", name: "Ledger", address: ledger, ...more },
    token,
    headers,
  })
const add = async (token: string, more: object = {}) => bookIn(await post(token, more))
const remove = (token: string, id: string | undefined) =>
  api(`/address-book/addresses/${id}`, { method: "DELETE", token })
const turn = (token: string, isOn: boolean, headers = {}) =>
  api("/address-book", { method: "PATCH", body: { isOn }, token, headers })
const withdraw = (token: string, address = ledger, headers = {}, call = api) =>
  call("/withdraws", { body: { id: randomUUID(), amount: "0.001", address, currencyId: "btc" }, token, headers })
const namesIn = ({ addresses }: Book) => addresses.map(({ name }) => name)

describe("an address of the book", () => {
  test("can be used 24 hours after it was added, and is refused before that in the customer's language", async () => {
    const { token } = await signUp()
    expect(await add(token)).toEqual({
      isOn: false,
      offDate: null,
      addresses: [
        {
          id: expect.any(String) as string,
          currencyId: "btc",
          name: "Ledger",
          address: ledger,
          replaces: null,
          availableDate: inADay,
        },
      ],
    })
    await move(24 * hour - second)
    expect(await withdraw(token, ledger.toUpperCase().replace("BC1", "bc1"))).toMatchObject({
      status: 409,
      body: {
        code: "AddressWaiting",
        message: "This address is new in your address book. You can use it 24 hours after it was added.",
      },
    })
    expect(await withdraw(token, ledger, { "Accept-Language": "ru-RU" })).toMatchObject({
      body: {
        message: "Этот адрес добавлен в адресную книгу недавно. Пользоваться им можно через 24 часа после добавления.",
      },
    })
    await move(second)
    expect((await load(token)).addresses).toMatchObject([{ name: "Ledger", availableDate: null }])
    expect(await withdraw(token)).toMatchObject({ status: 201 })
  })

  test("DELETE /address-book/addresses/{addressId}: another customer's is not found, the own one is removed at once", async () => {
    const { token } = await signUp()
    const [first] = (await add(token)).addresses
    const otherCustomer = await signUp()
    expect(await remove(otherCustomer.token, first?.id)).toMatchObject({ status: 404, body: { code: "NotFound" } })
    expect(namesIn(await load(token))).toEqual(["Ledger"])
    expect(await remove(token, first?.id)).toMatchObject({ status: 200, body: { addresses: [] } })
    expect(await remove(token, first?.id)).toMatchObject({ status: 404 })
  })

  test("remains usable for 24 hours until the address that replaces it can be used", async () => {
    const { token } = await signUp()
    const [old] = (await add(token)).addresses
    await move(24 * hour)
    await turn(token, true)
    const changed = await add(token, { name: "Exchange", address: exchange, replaces: old?.id })
    expect(changed.addresses).toMatchObject([
      { name: "Exchange", replaces: old?.id, availableDate: "2026-03-12T12:00:00.000Z" },
      { name: "Ledger", replaces: null, availableDate: null },
    ])
    expect((await withdraw(token, exchange)).body).toMatchObject({ code: "AddressWaiting" })
    expect(await withdraw(token)).toMatchObject({ status: 201 })
    await move(24 * hour)
    expect((await load(token)).addresses).toMatchObject([{ name: "Exchange", replaces: null, availableDate: null }])
    expect((await withdraw(token)).body).toMatchObject({ code: "AddressNotInBook" })
    expect(await withdraw(token, exchange)).toMatchObject({ status: 201 })
  })

  test("remains when its change is cancelled, and a new name waits 24 hours too", async () => {
    const { token } = await signUp()
    const [old] = (await add(token)).addresses
    await move(24 * hour)
    const { addresses } = await add(token, { name: "Cold wallet", replaces: old?.id })
    const change = addresses.find(({ name }) => name === "Cold wallet")
    expect(change?.availableDate).toBe("2026-03-12T12:00:00.000Z")
    await remove(token, change?.id)
    await move(24 * hour)
    expect(namesIn(await load(token))).toEqual(["Ledger"])
  })

  test("is added once, with one wait and one e-mail, when the request is repeated", async () => {
    const { email, token } = await signUp()
    const first = await add(token)
    const sent = await emailsTo(email)
    await move(hour)
    expect(await add(token)).toEqual(first)
    const [old] = first.addresses
    expect(await add(token, { replaces: old?.id })).toEqual(first)
    const changed = await add(token, { name: "Exchange", address: exchange, replaces: old?.id })
    expect(await add(token, { name: "Exchange", address: exchange, replaces: old?.id })).toEqual(changed)
    expect(await emailsTo(email)).toHaveLength(sent.length + 1)
  })

  test("must match its coin, have a name, and not be in the book already", async () => {
    const { token } = await signUp()
    await add(token)
    await add(token, { currencyId: "eth", address: wallet })
    const invalid = (field: string) => ({ status: 400, body: { code: "InvalidField", field } })
    expect(await post(token, { name: "Wrong", address: wallet })).toMatchObject(invalid("address"))
    expect(await post(token, { name: "  " })).toMatchObject(invalid("name"))
    expect(await post(token, { name: "n".repeat(51) })).toMatchObject(invalid("name"))
    expect(await post(token, { name: "Other", replaces: randomUUID() })).toMatchObject({ status: 404 })
    const taken = { name: "Other", currencyId: "eth", address: wallet.toLowerCase() }
    expect(await post(token, taken)).toMatchObject({ status: 409, body: { code: "AddressInBook" } })
    expect(namesIn(await load(token))).toEqual(["Ledger", "Ledger"])
  })

  test("is refused when the book has 50 addresses", async () => {
    const { token } = await signUp()
    for (let number = 1; number <= 50; number += 1) await add(token, { address: `${ledger}${number}` })
    expect(await post(token, { address: exchange })).toMatchObject({ status: 409, body: { code: "AddressBookFull" } })
  })

  test.each([
    [
      "en-US",
      "New address in your address book",
      `The BTC address “\u2068Ledger\u2069” was added to your Hashwell address book:\n${ledger}`,
      "from March 11, 2026 at 12:00:00 PM UTC",
    ],
    [
      "ru-RU",
      "Новый адрес в адресной книге",
      `В адресную книгу Hashwell добавлен BTC-адрес «\u2068Ledger\u2069»:\n${ledger}`,
      "11 марта 2026 г. в 12:00:00 UTC",
    ],
  ])("is announced by e-mail in the language of the account: %s", async (locale, subject, what, when) => {
    const { email, token } = await signUp()
    await api("/profile", { method: "PATCH", body: { culture: locale }, token })
    await add(token)
    const [message] = await emailsTo(email)
    expect(message).toMatchObject({ subject, culture: locale, link: "/cabinet/settings?tab=security" })
    expect(message?.text).toContain(what)
    expect(message?.text).toContain(when)
  })
})

describe("an address book that is switched on", () => {
  test("refuses a withdrawal to an address that is not in it or was added less than 24 hours ago", async () => {
    const { token } = await signUp()
    expect(await turn(token, true)).toMatchObject({ status: 200, body: { isOn: true, offDate: null } })
    expect(await withdraw(token)).toMatchObject({
      status: 409,
      body: {
        code: "AddressNotInBook",
        message: "This address isn’t in your address book. Add it there, and you can use it 24 hours later.",
      },
    })
    expect(await withdraw(token, ledger, { "Accept-Language": "ru-RU" })).toMatchObject({
      body: {
        message: "Этого адреса нет в адресной книге. Добавьте его туда, и через 24 часа им можно будет пользоваться.",
      },
    })
    await add(token)
    expect((await withdraw(token)).body).toMatchObject({ code: "AddressWaiting" })
    await move(24 * hour)
    expect(await withdraw(token)).toMatchObject({ status: 201 })
  })

  test("is off 24 hours after it was switched off, however often the request is repeated", async () => {
    const { email, token } = await signUp()
    await turn(token, true)
    const off = { status: 200, body: { isOn: true, offDate: inADay } }
    expect(await turn(token, false)).toMatchObject(off)
    const sent = await emailsTo(email)
    await move(hour)
    expect(await turn(token, false)).toMatchObject(off)
    expect(await emailsTo(email)).toEqual(sent)
    await move(23 * hour - second)
    expect((await withdraw(token)).body).toMatchObject({ code: "AddressNotInBook" })
    await move(second)
    expect(await load(token)).toMatchObject({ isOn: false, offDate: null })
    expect(await turn(token, false)).toMatchObject({ status: 200, body: { isOn: false, offDate: null } })
    expect(await withdraw(token)).toMatchObject({ status: 201 })
    expect(await turn(token, true)).toMatchObject({ status: 200, body: { isOn: true, offDate: null } })
  })

  test("stays on when switching it off is cancelled", async () => {
    const { token } = await signUp()
    await turn(token, true)
    await turn(token, false)
    expect(await turn(token, true)).toMatchObject({ status: 200, body: { isOn: true, offDate: null } })
    await move(24 * hour)
    expect((await withdraw(token)).body).toMatchObject({ code: "AddressNotInBook" })
  })

  test.each([
    ["en-US", "Your address book will be switched off", "From March 11, 2026 at 12:00:00 PM UTC"],
    ["ru-RU", "Адресная книга будет выключена", "11 марта 2026 г. в 12:00:00 UTC"],
  ])("announces its end by e-mail in the language of the account: %s", async (locale, subject, when) => {
    const { email, token } = await signUp()
    await api("/profile", { method: "PATCH", body: { culture: locale }, token })
    await turn(token, true)
    await turn(token, false)
    const [message] = await emailsTo(email)
    expect(message).toMatchObject({ subject, culture: locale, link: "/cabinet/settings?tab=security" })
    expect(message?.text).toContain(when)
  })
})

test("with two-factor, adding an address and switching the book off need a code, and other changes do not", async () => {
  const { body } = await desk("/api/personas", { body: { persona: "twoFactor" } })
  const { access_token: token, email } = body as { readonly access_token: string; readonly email: string }
  const code = async () => ({
    "X-TFA": ((await desk(`/api/totp?email=${email}`)).body as { readonly code: string }).code,
  })
  const needed = { status: 403, body: { code: "tfa" } }
  expect(await post(token)).toMatchObject(needed)
  const { addresses } = bookIn(await post(token, {}, await code()))
  expect(await remove(token, addresses[0]?.id)).toMatchObject({ status: 200 })
  expect(await turn(token, true)).toMatchObject({ status: 200 })
  expect(await turn(token, false)).toMatchObject(needed)
  await move(60 * second)
  expect(await turn(token, false, await code())).toMatchObject({ status: 200 })
})

test("a demo customer cannot change the address book", async () => {
  const { tokens } = openedDemo.parse((await api("/demo/cabinet", { body: { id: randomUUID() } })).body)
  const token = tokens?.access_token ?? ""
  expect(await load(token)).toEqual({ isOn: false, offDate: null, addresses: [] })
  const refused = { status: 403, body: { code: "Forbidden" } }
  expect(await post(token)).toMatchObject(refused)
  expect(await turn(token, true)).toMatchObject(refused)
})

test("without the extension, a withdrawal accepts any address", async () => {
  const { token } = await signUp(plain)
  expect(await withdraw(token, ledger, {}, plain.api)).toMatchObject({ status: 201 })
})
