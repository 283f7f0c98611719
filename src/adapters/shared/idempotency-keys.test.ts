import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { createIdempotencyKey, sendWithKey } from "./idempotency-keys.ts"

const storage = (entries: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const run = Effect.runSync
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it("keeps a form's id through retries and reloads, until the form is done", () => {
  const session = storage()
  const ids = createIdempotencyKey("order", () => session)
  const id = run(ids.getOrCreate)
  expect(id).toMatch(uuid)
  expect([run(ids.getOrCreate), run(createIdempotencyKey("order", () => session).getOrCreate)]).toEqual([id, id])
  run(ids.forget)
  expect(session.stored.size).toBe(0)
  expect(run(ids.getOrCreate)).not.toBe(id)
})

it("ignores a stored text that is not an id", () => {
  const session = storage({ "formId.order": "../../x" })
  expect(run(createIdempotencyKey("order", () => session).getOrCreate)).toMatch(uuid)
})

it("keeps the id as long as the page where storage is refused", () => {
  const ids = createIdempotencyKey("order", () => {
    throw new Error("SecurityError")
  })
  const id = run(ids.getOrCreate)
  expect(run(ids.getOrCreate)).toBe(id)
  run(ids.forget)
  expect(run(ids.getOrCreate)).not.toBe(id)
})

it("replaces an id that belongs to something else by a new one, once", () => {
  const session = storage()
  const ids = createIdempotencyKey("order", () => session)
  const first = run(ids.getOrCreate)
  const sent: Array<string> = []
  const failure = callFailed("refused", { message: "Taken." })
  const refused = (id: string) => {
    sent.push(id)
    return Effect.fail({ _tag: "IdReused", failure } as const)
  }
  expect(run(Effect.result(sendWithKey(ids, refused)))).toEqual(Result.fail(failure))
  expect(sent).toEqual([first, expect.stringMatching(uuid)])
  expect(sent[1]).not.toBe(first)
  expect(session.stored.size).toBe(0)
})

it("keeps the id after any other failure, and forgets it after a success", () => {
  const session = storage()
  const ids = createIdempotencyKey("order", () => session)
  const lost = callFailed("offline")
  expect(run(Effect.result(sendWithKey(ids, () => Effect.fail(lost))))).toEqual(Result.fail(lost))
  const id = session.stored.get("formId.order")
  expect(run(sendWithKey(ids, Effect.succeed))).toBe(id)
  expect(session.stored.size).toBe(0)
})
