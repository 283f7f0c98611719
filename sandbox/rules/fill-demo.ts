import type { Tx } from "#sandbox/database.ts"
import { insertMany } from "#sandbox/insert-many.ts"
import { rowsOf, type Owner } from "./demo-rows.ts"
import { samples } from "./demo-samples.ts"
import { postAllEntries } from "./ledger.ts"

/** Fills a demo with one statement for each kind of row. The first read of the demo books the payouts of its contracts. */
export const fillDemo = async (tx: Tx, owner: Owner): Promise<void> => {
  const rows = samples.map((sample) => rowsOf(sample, owner))
  await insertMany(
    tx,
    "customer_order",
    rows.map(({ order }) => order),
  )
  await insertMany(
    tx,
    "invoice",
    rows.flatMap(({ invoices }) => invoices),
  )
  await insertMany(
    tx,
    "payment",
    rows.flatMap(({ payments }) => payments),
  )
  await insertMany(
    tx,
    "contract",
    rows.flatMap(({ contracts }) => contracts),
  )
  await postAllEntries(
    tx,
    rows.flatMap(({ postings }) => postings),
  )
}
