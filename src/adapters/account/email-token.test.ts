import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { forgetToken, takeTokenFromUrl } from "./email-token.ts"

const opened = (at: string) => {
  const history = [at]
  let stored: string | null = null
  const address = {
    read: () => new URL(history.at(-1)!, "http://localhost"),
    stored: () => stored,
    replace: (next: string, token: string | null) => {
      history.push(next)
      stored = token
    },
  }
  const stop = new AbortController()
  const take = () => takeTokenFromUrl(address)(undefined, stop.signal)
  return { history, address, stop, take, taking: take() }
}

describe("taking the token of an e-mail link", () => {
  it.each([
    ["/confirm?token=abc", "abc", "/confirm"],
    ["/confirm?utm_source=mail&token=a%2Bb", "a+b", "/confirm?utm_source=mail"],
  ])("removes the token from the URL %s", async (at, token, left) => {
    const { history, taking } = opened(at)
    expect(await taking).toEqual(Result.succeed(token))
    expect(history).toEqual([at, left])
  })

  it.each(["/confirm", "/confirm?token=", `/confirm?token=${"x".repeat(513)}`])("has no token in %.20s", async (at) => {
    expect(await opened(at).taking).toEqual(Result.fail({ _tag: "NoToken" }))
  })

  it("returns the token again after a reload, until it was used", async () => {
    const { address, history, taking, take } = opened("/recovery?token=abc")
    await taking
    expect(await take()).toEqual(Result.succeed("abc"))
    expect(history).toEqual(["/recovery?token=abc", "/recovery"])
    forgetToken(address)
    expect(await take()).toEqual(Result.fail({ _tag: "NoToken" }))
  })

  it("leaves the token in the URL when it is aborted at once", async () => {
    const { history, stop, taking } = opened("/confirm?token=abc")
    stop.abort()
    await taking
    expect(history).toEqual(["/confirm?token=abc"])
  })
})
