import { expect, it } from "vitest"
import { batchSize, readInBatches } from "./batches.ts"

const rows = Array.from({ length: 2 * batchSize + 1 }, (_, index) => index)

/** Reads the list to its end. `calls` contains the arguments of each `read`. */
const readAll = async (list: readonly number[]) => {
  const calls: (readonly [last: number | undefined, offset: number])[] = []
  const read = (last: number | undefined, offset: number) => {
    calls.push([last, offset])
    return Promise.resolve(list.slice(offset, offset + batchSize))
  }
  const all: number[] = []
  for await (const part of readInBatches(read)) all.push(...part)
  return { calls, all }
}

it("reads a list to its end, each batch from the last row of the previous one", async () => {
  const firstOf = (place: number) => [place === 0 ? undefined : place - 1, place]
  expect(await readAll(rows)).toEqual({ calls: [firstOf(0), firstOf(batchSize), firstOf(2 * batchSize)], all: rows })
  expect(await readAll([])).toEqual({ calls: [firstOf(0)], all: [] })
})

it("lets other calls run between two batches", async () => {
  const order: string[] = []
  for await (const part of readInBatches((_, offset) => Promise.resolve(rows.slice(offset, offset + batchSize)))) {
    order.push(`${part.length} rows`)
    setImmediate(() => order.push("another call"))
  }
  expect(order).toEqual([
    `${batchSize} rows`,
    "another call",
    `${batchSize} rows`,
    "another call",
    "1 rows",
    "another call",
  ])
})
