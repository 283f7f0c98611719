import { afterEach, expect, it, vi } from "vitest"
import { generateId } from "./idempotency-keys.ts"

afterEach(() => vi.unstubAllGlobals())

it("returns a random UUID even without crypto.randomUUID, as on plain HTTP", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, generateId)
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
