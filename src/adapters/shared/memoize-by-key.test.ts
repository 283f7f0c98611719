import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { memoizeByKey } from "./memoize-by-key.ts"

describe("calls that are sent once", () => {
  it("is shared by all callers, a failure too", async () => {
    let asked = 0
    const run = memoizeByKey(
      (key: string) => key,
      (key: string) =>
        Effect.suspend(() => {
          asked += 1
          return key === "bad" ? Effect.fail(callFailed("offline")) : Effect.succeed("answer")
        }),
    )
    const answers = [
      await Effect.runPromise(Effect.result(run("good"))),
      await Effect.runPromise(Effect.result(run("good"))),
      await Effect.runPromise(Effect.result(run("bad"))),
      await Effect.runPromise(Effect.result(run("bad"))),
    ]
    expect(answers.map(Result.isSuccess)).toEqual([true, true, false, false])
    expect(asked).toBe(2)
  })
})
