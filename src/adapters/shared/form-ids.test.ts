import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { createFormIds, sendWithId } from "./form-ids.ts"

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

it("an id that belongs to something else is replaced by a new one, once", () => {
  const session = storage()
  const ids = createFormIds("order", () => session)
  const first = run(ids.mint)
  const sent: Array<string> = []
  const failure = callFailed("refused", { message: "Taken." })
  const refused = (id: string) => {
    sent.push(id)
    return Effect.fail({ _tag: "IdReused", failure } as const)
  }
  expect(run(Effect.result(sendWithId(ids, refused)))).toEqual(Result.fail(failure))
  expect(sent).toEqual([first, expect.stringMatching(uuid)])
  expect(sent[1]).not.toBe(first)
  expect(session.kept.size).toBe(0)
})

it("the id of a form is kept after any other failure, and forgotten once it was taken", () => {
  const session = storage()
  const ids = createFormIds("order", () => session)
  const lost = callFailed("offline")
  expect(run(Effect.result(sendWithId(ids, () => Effect.fail(lost))))).toEqual(Result.fail(lost))
  const id = session.kept.get("formId.order")
  expect(run(sendWithId(ids, Effect.succeed))).toBe(id)
  expect(session.kept.size).toBe(0)
})
