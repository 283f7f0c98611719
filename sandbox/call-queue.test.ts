import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createCallQueue } from "./call-queue.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { maxConcurrent: 2, maxQueued: 2, maxWait: 1_000 }

/** Requests slots, and records which requests got a slot and which the queue refused. */
const noting = (take = createCallQueue(limits)) => {
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const requestSlot = async (name: string, call: string) => {
    const end = await take(name)
    if (end === undefined) return refused.push(call)
    ends.set(call, end)
    return begun.push(call)
  }
  const end = async (call: string) => {
    ends.get(call)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const requestFiveSlots = async () => {
    for (const call of ["1", "2", "3", "4", "5"]) void requestSlot("anna", call)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, refused, requestSlot, end, requestFiveSlots }
}

it("runs two calls at once, queues two more in order, and refuses the fifth at once", async () => {
  const { begun, refused, end, requestFiveSlots } = noting()
  await requestFiveSlots()
  expect([begun, refused]).toEqual([["1", "2"], ["5"]])
  await end("2")
  expect(begun).toEqual(["1", "2", "3"])
  await end("1")
  expect(begun).toEqual(["1", "2", "3", "4"])
})

it("refuses calls that wait too long, and gives their turn to the next call", async () => {
  const { begun, refused, requestSlot, end, requestFiveSlots } = noting()
  await requestFiveSlots()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([begun, refused]).toEqual([
    ["1", "2"],
    ["5", "3", "4"],
  ])
  void requestSlot("anna", "6")
  await end("1")
  expect(begun).toEqual(["1", "2", "6"])
})

it("frees one place when a turn ends twice", async () => {
  const { begun, end, requestFiveSlots } = noting()
  await requestFiveSlots()
  await end("1")
  await end("1")
  expect(begun).toEqual(["1", "2", "3"])
})

it("does not make calls under one name wait for calls under another", async () => {
  const { begun, requestSlot, requestFiveSlots } = noting()
  await requestFiveSlots()
  await requestSlot("boris", "other")
  expect(begun).toEqual(["1", "2", "other"])
})

it("accepts calls again after all turns have ended", async () => {
  const { begun, refused, end, requestFiveSlots } = noting()
  await requestFiveSlots()
  for (const call of ["1", "2", "3", "4"]) await end(call)
  await requestFiveSlots()
  expect([begun, refused]).toEqual([
    ["1", "2", "3", "4", "1", "2"],
    ["5", "5"],
  ])
})
