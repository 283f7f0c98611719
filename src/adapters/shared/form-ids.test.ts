import { Effect } from "effect"
import { expect, it } from "vitest"
import { createFormIds } from "./form-ids.ts"

const storage = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const run = Effect.runSync
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it("keeps a form's id through retries and reload, until the form has done its work", () => {
  const session = storage()
  const ids = createFormIds("order", () => session)
  const id = run(ids.mint)
  expect(id).toMatch(uuid)
  expect([run(ids.mint), run(createFormIds("order", () => session).mint)]).toEqual([id, id])
  run(ids.forget)
  expect(session.kept.size).toBe(0)
  expect(run(ids.mint)).not.toBe(id)
})

it("takes nothing for an id that is none", () => {
  const session = storage({ "formId.order": "../../x" })
  expect(run(createFormIds("order", () => session).mint)).toMatch(uuid)
})

it("keeps the id as long as the page lives when the browser refuses storage", () => {
  const ids = createFormIds("order", () => {
    throw new Error("SecurityError")
  })
  const id = run(ids.mint)
  expect(run(ids.mint)).toBe(id)
  run(ids.forget)
  expect(run(ids.mint)).not.toBe(id)
})
