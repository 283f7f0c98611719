import { Effect, Fiber, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { sendOnce } from "./send-once.ts"

const counted = () => {
  const sentInputs: Array<string> = []
  const run = sendOnce(({ id }: { readonly id: string }) =>
    Effect.suspend(() => {
      sentInputs.push(id)
      return id === "bad" ? Effect.fail(callFailed("offline")) : Effect.as(Effect.yieldNow, id)
    }),
  )
  return { sentInputs, run }
}

it("sends equal calls once, including one that fails", async () => {
  const { sentInputs, run } = counted()
  const answers = [
    await Effect.runPromise(Effect.result(run({ id: "good" }))),
    await Effect.runPromise(Effect.result(run({ id: "good" }))),
    await Effect.runPromise(Effect.result(run({ id: "bad" }))),
    await Effect.runPromise(Effect.result(run({ id: "bad" }))),
  ]
  expect(answers.map(Result.isSuccess)).toEqual([true, true, false, false])
  expect(sentInputs).toEqual(["good", "bad"])
})

it("does not send a call again whose first caller has left", async () => {
  const { sentInputs, run } = counted()
  const first = Effect.runFork(run({ id: "good" }))
  await Effect.runPromise(Fiber.interrupt(first))
  expect(await Effect.runPromise(run({ id: "good" }))).toBe("good")
  expect(sentInputs).toEqual(["good"])
})
