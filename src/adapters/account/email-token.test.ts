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

describe("taking the token of the mail", () => {
  it.each([
    ["/confirm?token=abc", "abc", "/confirm"],
    ["/confirm?utm_source=mail&token=a%2Bb", "a+b", "/confirm?utm_source=mail"],
  ])("%s: takes it out of the address", async (at, token, left) => {
    const { history, taking } = opened(at)
    expect(await taking).toEqual(Result.succeed(token))
    expect(history).toEqual([at, left])
  })

  it.each(["/confirm", "/confirm?token=", `/confirm?token=${"x".repeat(513)}`])("%.20s: there is none", async (at) => {
    expect(await opened(at).taking).toEqual(Result.fail({ _tag: "NoToken" }))
  })

  it("a page that is loaded again takes it again, until it was used up", async () => {
    const { address, history, taking, take } = opened("/recovery?token=abc")
    await taking
    expect(await take()).toEqual(Result.succeed("abc"))
    expect(history).toEqual(["/recovery?token=abc", "/recovery"])
    forgetToken(address)
    expect(await take()).toEqual(Result.fail({ _tag: "NoToken" }))
  })

  it("leaves it where it is when it is stopped at once", async () => {
    const { history, stop, taking } = opened("/confirm?token=abc")
    stop.abort()
    await taking
    expect(history).toEqual(["/confirm?token=abc"])
  })
})
