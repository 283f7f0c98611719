import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow } from "#tests/setup/client.ts"
import { changeAddressBook, loadAddressBook, saveBookAddress } from "./address-book.ts"

let database: Database
let sandbox: Sandbox["fetch"]
beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = createFetchHandler(database.db, { extensions: ["addressBook"] })
})
afterAll(() => database.close())

const signUp = async () => {
  const response = await sandbox(
    new Request("http://localhost/api/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: `${randomUUID()}@shop.example`, password: "correct-horse", currencyId: "usd" }),
    }),
  )
  const { access_token: token } = (await response.json()) as { readonly access_token: string }
  return client((url, init) => sandbox(new Request(url, init)), { token })
}

const ledger = { coin: "btc", name: "Ledger", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" } as const
const exchange = { coin: "btc", name: "Exchange", address: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2" } as const

it("adds, changes and removes an address, removes it again without an error, and switches the book", async () => {
  const api = await signUp()
  expect(await runCallOrThrow(loadAddressBook(api)())).toEqual({ isOn: false, offDate: null, addresses: [] })
  const added = await runCallOrThrow(saveBookAddress(api)({ ...ledger, replaces: null }))
  const [first] = added.addresses
  expect(first).toMatchObject({ currencyId: "btc", name: "Ledger", address: ledger.address, replaces: null })
  expect(first!.availableDate).not.toBeNull()
  const changed = await runCallOrThrow(saveBookAddress(api)({ ...exchange, replaces: first!.id }))
  expect(changed.addresses.map(({ name, replaces }) => [name, replaces])).toEqual([
    ["Exchange", first!.id],
    ["Ledger", null],
  ])
  const remove = () => runCallOrThrow(changeAddressBook(api)({ removed: changed.addresses[0]!.id }))
  expect((await remove()).addresses).toEqual([first])
  expect((await remove()).addresses).toEqual([first])
  expect((await runCallOrThrow(changeAddressBook(api)({ isOn: true }))).isOn).toBe(true)
  expect((await runCallOrThrow(changeAddressBook(api)({ isOn: false }))).offDate).not.toBeNull()
})

it("passes on the server's message about a refused address", async () => {
  const api = await signUp()
  await runCallOrThrow(saveBookAddress(api)({ ...ledger, replaces: null }))
  expect(await runCall(saveBookAddress(api)({ ...ledger, name: "Other", replaces: null }))).toEqual(
    Result.fail(
      callFailed("refused", {
        message: "This address is already in your address book.",
        requestId: expect.any(String) as string,
      }),
    ),
  )
})
