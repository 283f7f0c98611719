import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { takeToken } from "./mail-token"

const opened = (at: string) => {
  const history = [at]
  const address = {
    read: () => new URL(history.at(-1)!, "http://localhost"),
    replace: (next: string) => void history.push(next)
  }
  return { history, taking: Effect.result(takeToken(address)()) }
}

describe("taking the token of the mail", () => {
  it.each([
    ["/confirm?token=abc", "abc", "/confirm"],
    ["/confirm?utm_source=mail&token=a%2Bb", "a+b", "/confirm?utm_source=mail"]
  ])("%s: takes it out of the address", async (at, token, left) => {
    const { history, taking } = opened(at)
    expect(await Effect.runPromise(taking)).toEqual(Result.succeed(token))
    expect(history).toEqual([at, left])
  })

  it.each(["/confirm", "/confirm?token=", `/confirm?token=${"x".repeat(513)}`])("%.20s: there is none", async (at) => {
    expect(await Effect.runPromise(opened(at).taking)).toEqual(Result.fail({ _tag: "NoToken" }))
  })

  it("leaves it where it is when it is stopped at once", async () => {
    const { history, taking } = opened("/confirm?token=abc")
    const stop = new AbortController()
    const stopped = Effect.runPromise(taking, { signal: stop.signal })
    stop.abort()
    await expect(stopped).rejects.toThrow()
    expect(history).toEqual(["/confirm?token=abc"])
  })
})
