import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Hono } from "hono"
import { expect, test } from "vitest"
import { readCaller } from "#sandbox/routes/call.ts"
import type { Env } from "#sandbox/running-sandbox.ts"

const folder = resolve(import.meta.dirname, "..")
const writes = /\.(updateTable|insertInto|deleteFrom)\("(customer|customer_order)"\)/

test("rows of customers and orders are written only in the files that lock them", () => {
  const files = globSync("{rules,routes,desk,acquirer}/**/*.ts", { cwd: folder })
  const writers = files.filter((file) => writes.test(readFileSync(join(folder, file), "utf8")))
  expect(writers.toSorted()).toEqual(["rules/locked-customer.ts", "rules/locked-order.ts"])
})

test("a writing call cannot load its customer without a lock", async () => {
  const app = new Hono<Env>()
  app.onError((error, c) => c.text(error.message, 500))
  app.on(["POST", "PUT", "PATCH", "DELETE"], "/", async (c) => c.json(await readCaller(c)))
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await app.request("/", { method })
    expect(await response.text()).toBe("A call that writes takes its customer from requireLockedCaller")
  }
})
