import { Effect, Fiber, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { sendOnce } from "./send-once.ts"

const counted = () => {
  const asked: Array<string> = []
  const run = sendOnce(({ id }: { readonly id: string }) =>
    Effect.suspend(() => {
      asked.push(id)
      return id === "bad" ? Effect.fail(callFailed("offline")) : Effect.as(Effect.yieldNow, id)
    }),
  )
  return { asked, run }
}

it("equal calls are sent once, one that fails too", async () => {
  const { asked, run } = counted()
  const answers = [
    await Effect.runPromise(Effect.result(run({ id: "good" }))),
    await Effect.runPromise(Effect.result(run({ id: "good" }))),
    await Effect.runPromise(Effect.result(run({ id: "bad" }))),
    await Effect.runPromise(Effect.result(run({ id: "bad" }))),
  ]
  expect(answers.map(Result.isSuccess)).toEqual([true, true, false, false])
  expect(asked).toEqual(["good", "bad"])
})

it("a call whose first caller has left is not sent again", async () => {
  const { asked, run } = counted()
  const first = Effect.runFork(run({ id: "good" }))
  await Effect.runPromise(Fiber.interrupt(first))
  expect(await Effect.runPromise(run({ id: "good" }))).toBe("good")
  expect(asked).toEqual(["good"])
})
