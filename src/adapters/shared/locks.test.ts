import { expect, it } from "vitest"
import { createLocks } from "./locks.ts"

const whenUpToDate = () => Promise.resolve()
const denied = () => Promise.reject(new DOMException("denied", "SecurityError"))

it.each([
  ["does not have locks", undefined],
  ["refuses them, as Chromium does with blocked cookies", { request: denied }],
])("runs tasks of this tab one at a time where the browser %s", async (_, locks) => {
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

it("does not run a task again that failed under its lock", async () => {
  let runs = 0
  const locks = { request: (_: string, run: () => Promise<unknown>) => run() } as unknown as LockManager
  const failing = createLocks(locks, whenUpToDate)("session", () => {
    runs += 1
    return Promise.reject(new Error("no"))
  })
  await expect(failing).rejects.toThrow("no")
  expect(runs).toBe(1)
})
