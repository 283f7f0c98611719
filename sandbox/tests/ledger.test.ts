import { sql } from "kysely"
import { expect, test } from "vitest"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { ledgerAccounts, postEntries } from "#sandbox/rules/ledger.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { db, issued, pay, getOrder } = setUpSandbox()

const balance = async (account: string, currency: string) => {
  const rows = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account = ${account} and currency = ${currency}`.execute(db())
  return formatAmount(parseAmount(rows.rows[0]?.sum ?? "0"))
}

test("a completed order leaves coins in the wallet, dollars in sales, power in a contract and nothing on its account", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "half" })
  expect(await balance(ledgerAccounts.order(id), "usd")).not.toBe("0")
  expect(await balance(ledgerAccounts.sales, "usd")).toBe("0")
  await pay(invoice.invoiceId, { kind: "exact" })
  const { cost, state } = await getOrder(id, customer.token)
  expect(state).toBe("Completed")
  expect(await balance(ledgerAccounts.order(id), "usd")).toBe("0")
  expect(await balance(ledgerAccounts.sales, "usd")).toBe(cost)
  expect(await balance(ledgerAccounts.wallet, "btc")).toBe(invoice.amount)
  expect(await balance(ledgerAccounts.customers, "btc")).toBe(`-${invoice.amount}`)
  expect(await balance(ledgerAccounts.capacity, "Th")).toBe("-10")
})

test("the database refuses a posting that does not sum to zero in every currency", async () => {
  const { id } = await issued()
  const one = parseAmount("1")
  const lopsided = db()
    .transaction()
    .execute((tx) =>
      postEntries(
        tx,
        "wrong",
        id,
        [
          ["a", "usd", one],
          ["b", "eur", -one],
        ],
        0,
      ),
    )
  await expect(lopsided).rejects.toThrow(/does not sum to zero/)
})
