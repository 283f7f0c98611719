import { expect, it } from "vitest"
import { compareColumns, writtenColumns } from "./tables.ts"

const text = `
export type OrderTable = {
  id: string
  /** The code: null; without one. */
  code: Nullable<string>
  hidden: Generated<boolean>
}
type NoteTable = { key: string; value: Nullable<string> }
export type Tables = {
  customer_order: OrderTable
  note: NoteTable
}
`
const written = writtenColumns(text)

it("reads the columns of each table, and which may be null", () => {
  expect([...written]).toEqual([
    ["customer_order.id", "not null"],
    ["customer_order.code", "null"],
    ["customer_order.hidden", "not null"],
    ["note.key", "not null"],
    ["note.value", "null"],
  ])
})

it("reports a column that no migration creates, and one that is nullable in only one of the two places", () => {
  const migrated = new Map([...written, ["note.old", "null"] as const, ["note.value", "not null"] as const])
  migrated.delete("customer_order.code")
  expect(compareColumns(written, migrated)).toEqual([
    "sandbox/tables customer_order.code: no step of sandbox/migrations.ts makes it. Add one at the end: alter table customer_order add code …",
    'sandbox/tables note.value: is "null" there, and "not null" after the steps of sandbox/migrations.ts.',
  ])
  expect(compareColumns(written, written)).toEqual([])
})
