import { expect, test } from "vitest"
import { refusalOf } from "#sandbox/errors.ts"
import { createFairQueue } from "#sandbox/rules/hashing.ts"

/** Creates jobs that the test ends, in the order in which they started. */
const started = () => {
  const names: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    names.push(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return promise
  }
  return { names, ends, job }
}

test("two hashes run at once, and a customer’s single one waits for only one of another customer’s many", async () => {
  const inTurn = createFairQueue({ maxConcurrent: 2, maxQueuedPerKey: 8, maxQueued: 200 })
  const { names, ends, job } = started()
  const jobs = [1, 2, 3, 4, 5].map((number) => inTurn("busy", job(`busy ${number}`)))
  jobs.push(inTurn("other", job("other")))
  await Promise.resolve()
  expect(names).toEqual(["busy 1", "busy 2"])
  for (let index = 0; index < jobs.length; index += 1) {
    ends[index]?.()
    await new Promise(setImmediate)
  }
  expect(names).toEqual(["busy 1", "busy 2", "busy 3", "other", "busy 4", "busy 5"])
  await Promise.all(jobs)
})

test("hashes beyond the queue are refused with the time to wait, and other customers still have room", async () => {
  const inTurn = createFairQueue({ maxConcurrent: 1, maxQueuedPerKey: 2, maxQueued: 3 })
  const { names, ends, job } = started()
  const jobs = ["one", "two", "three"].map((name) => inTurn("busy", job(name)))
  const tooMany = { status: 429, code: "TooManyAttempts", retryAfter: 2 }
  expect(refusalOf(await inTurn("busy", job("four")).catch((error: unknown) => error))).toEqual(tooMany)
  jobs.push(inTurn("other", job("other")))
  expect(refusalOf(await inTurn("third", job("third")).catch((error: unknown) => error))).toEqual(tooMany)
  for (let index = 0; index < jobs.length; index += 1) {
    ends[index]?.()
    await new Promise(setImmediate)
  }
  await Promise.all(jobs)
  expect(names).toEqual(["one", "two", "other", "three"])
})

test("a hash that fails makes room for the next one", async () => {
  const inTurn = createFairQueue({ maxConcurrent: 1, maxQueuedPerKey: 2, maxQueued: 3 })
  const failing = inTurn("busy", () => Promise.reject(new Error("No memory")))
  const next = inTurn("busy", () => Promise.resolve("next"))
  await expect(failing).rejects.toThrow("No memory")
  expect(await next).toBe("next")
})
