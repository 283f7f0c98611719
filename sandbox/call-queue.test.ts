import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createCallQueue } from "./call-queue.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { atOnce: 2, waiting: 2, longestWait: 1_000 }

/** Requests turns, and records which of them began and which the queue refused. */
const noting = (take = createCallQueue(limits)) => {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const ask = async (name: string, call: string) => {
    const end = await take(name)
    if (end === undefined) return refused.push(call)
    ends.set(call, end)
    return begun.push(call)
  }
  const end = async (call: string) => {
    ends.get(call)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const ask5 = async () => {
    for (const call of ["1", "2", "3", "4", "5"]) void ask("anna", call)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, refused, ask, end, ask5 }
}

it("two at once, two more wait in their order, and the fifth is refused at once", async () => {
  const { begun, refused, end, ask5 } = noting()
  await ask5()
  expect([begun, refused]).toEqual([["1", "2"], ["5"]])
  await end("2")
  expect(begun).toEqual(["1", "2", "3"])
  await end("1")
  expect(begun).toEqual(["1", "2", "3", "4"])
})

it("who waits too long is refused, and takes no turn from the next", async () => {
  const { begun, refused, ask, end, ask5 } = noting()
  await ask5()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([begun, refused]).toEqual([
    ["1", "2"],
    ["5", "3", "4"],
  ])
  void ask("anna", "6")
  await end("1")
  expect(begun).toEqual(["1", "2", "6"])
})

it("a turn that ends twice gives one place", async () => {
  const { begun, end, ask5 } = noting()
  await ask5()
  await end("1")
  await end("1")
  expect(begun).toEqual(["1", "2", "3"])
})

it("those of another name do not wait", async () => {
  const { begun, ask, ask5 } = noting()
  await ask5()
  await ask("boris", "other")
  expect(begun).toEqual(["1", "2", "other"])
})

it("places are free when all turns have ended", async () => {
  const { begun, refused, end, ask5 } = noting()
  await ask5()
  for (const call of ["1", "2", "3", "4"]) await end(call)
  await ask5()
  expect([begun, refused]).toEqual([
    ["1", "2", "3", "4", "1", "2"],
    ["5", "5"],
  ])
})
