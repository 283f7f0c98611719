import { Effect } from "effect"
import { expect, it } from "vitest"
import { createRemovedOrders } from "./order-list.ts"

const storageOf = (stored: Map<string, string>) => () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: () => undefined,
})

it("stores the last hundred removed orders, each once", () => {
  const stored = new Map<string, string>()
  const here = createRemovedOrders(storageOf(stored))
  for (let index = 0; index <= 100; index++) Effect.runSync(here.add(`id-${index}`))
  Effect.runSync(here.add("id-50"))
  const ids = [...createRemovedOrders(storageOf(stored)).ids()]
  expect([ids.length, ids.includes("id-0"), ids.at(-1)]).toEqual([100, false, "id-50"])
})

it.each(["", "{", "null", "[1]"])("starts empty where %j is stored", (text) => {
  const here = createRemovedOrders(storageOf(new Map([["removedOrders", text]])))
  expect([...here.ids()]).toEqual([])
  Effect.runSync(here.add("7"))
  expect([...here.ids()]).toEqual(["7"])
})
