import { expect, it } from "vitest"
import { createLocks } from "./locks.ts"

const whenUpToDate = () => Promise.resolve()
const denied = () => Promise.reject(new DOMException("denied", "SecurityError"))

it.each([
  ["does not have locks", undefined],
  ["refuses them, as Chromium does with blocked cookies", { request: denied }],
])("where the browser %s, tasks of this tab still run one at a time", async (_, locks) => {
  const exclusively = createLocks(locks, whenUpToDate)
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([exclusively("session", task("one")), exclusively("session", task("two"))])).toEqual([
    "one",
    "two",
  ])
  expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"])
})

it("a task that fails under its lock is not run again", async () => {
  let runs = 0
  const locks = { request: (_: string, run: () => Promise<unknown>) => run() } as unknown as LockManager
  const failing = createLocks(locks, whenUpToDate)("session", () => {
    runs += 1
    return Promise.reject(new Error("no"))
  })
  await expect(failing).rejects.toThrow("no")
  expect(runs).toBe(1)
})
