import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Hono } from "hono"
import { expect, test } from "vitest"
import { caller } from "#sandbox/routes/call.ts"
import type { Env } from "#sandbox/running-sandbox.ts"

const folder = resolve(import.meta.dirname, "..")
const writes = /\.(updateTable|insertInto|deleteFrom)\("(customer|customer_order)"\)/

test("rows of customers and of orders are written in the files that lock them, and nowhere else", () => {
  const files = globSync("{rules,routes,desk,acquirer}/**/*.ts", { cwd: folder })
  const writers = files.filter((file) => writes.test(readFileSync(join(folder, file), "utf8")))
  expect(writers.toSorted()).toEqual(["rules/locked-customer.ts", "rules/locked-order.ts"])
})

test("a call that writes gets no customer without a lock", async () => {
  const app = new Hono<Env>()
  app.onError((error, c) => c.text(error.message, 500))
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/", async (c) => c.json(await caller(c)))
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await app.request("/", { method })
    expect(await response.text()).toBe("A call that writes takes its customer from lockedCaller")
  }
})
