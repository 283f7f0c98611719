import { describe, expect, it } from "vitest"
import type { Channel } from "#adapters/shared/channel.ts"
import { createCookies } from "#adapters/shared/cookies.ts"
import { parseRetryAfter } from "#adapters/shared/decode-response.ts"
import { createLocks } from "#adapters/shared/locks.ts"
import { createTokens } from "./tokens.ts"

const tokens = { access_token: "a;b c=д", refresh_token: "r", expires_in: 900.7 }

const jar = () => {
  const written: Array<string> = []
  const stored = new Map<string, string>()
  return {
    written,
    get cookie() {
      return [...stored].map((pair) => pair.join("=")).join("; ")
    },
    set cookie(text: string) {
      written.push(text)
      const [, name, value, age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(text)!
      if (age === "0") stored.delete(name!)
      else stored.set(name!, value!)
    },
  }
}

const quiet = (): Channel & { readonly posted: Array<unknown> } => {
  const posted: Array<unknown> = []
  return {
    posted,
    onmessage: null,
    postMessage: (message) => {
      posted.push(message)
    },
  }
}

describe("tokens", () => {
  it("are stored in cookies of this site with their lifetime, and read unchanged", () => {
    const own = jar()
    const store = createTokens(createCookies(own, true), quiet())
    store.save(tokens)
    expect(own.written).toEqual([
      `token=${encodeURIComponent(tokens.access_token)}; Max-Age=900; Path=/; SameSite=Strict; Secure`,
      "refreshToken=r; Max-Age=2592000; Path=/; SameSite=Strict; Secure",
    ])
    expect([store.readAccessToken(), store.readRefreshToken(), store.hasTokens()]).toEqual([
      tokens.access_token,
      "r",
      true,
    ])
    store.clear("ended")
    expect([store.readAccessToken(), store.readRefreshToken(), store.hasTokens()]).toEqual([null, null, false])
  })

  it("are announced when they change, except renewals, without their values", async () => {
    const channel = quiet()
    const store = createTokens(createCookies(jar(), false), channel)
    const received: Array<unknown> = []
    const stop = store.subscribe((change, elsewhere) => received.push([change, elsewhere]))
    store.save(tokens)
    store.replace({ ...tokens, access_token: "b" })
    store.clear("lost")
    await channel.onmessage?.({ data: "ended" } as MessageEvent<unknown>)
    await channel.onmessage?.({ data: { odd: true } } as MessageEvent<unknown>)
    stop()
    store.clear("ended")
    expect(received).toEqual([
      ["began", false],
      ["lost", false],
      ["ended", true],
    ])
    expect(channel.posted).toEqual(["began", "lost", "ended"])
  })

  it("are checked again when the page returns from the back-forward cache", async () => {
    const received: Array<unknown> = []
    const returning: Array<() => unknown> = []
    const store = createTokens(createCookies(jar(), false), quiet(), (check) => returning.push(check))
    store.subscribe((change, elsewhere) => received.push([change, elsewhere]))
    await returning[0]!()
    store.replace(tokens)
    await returning[0]!()
    expect(received).toEqual([
      ["ended", true],
      ["began", true],
    ])
  })

  it("are absent if their cookies are malformed or empty", () => {
    const own = jar()
    own.cookie = "token=%zz; Max-Age=9"
    own.cookie = "refreshToken=; Max-Age=9"
    own.cookie = "mytoken=x; Max-Age=9"
    expect(createTokens(createCookies(own, false), quiet()).hasTokens()).toBe(false)
  })
})

describe("tasks without Web Locks", () => {
  it("run one at a time in this tab, also after one that failed", async () => {
    const exclusively = createLocks(undefined, () => Promise.resolve())
    const steps: Array<string> = []
    const step = (name: string, fails = false) =>
      exclusively("x", async () => {
        steps.push(`${name} begins`)
        await Promise.resolve()
        steps.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      })
    const [one, two, three] = [step("one"), step("two", true), step("three")]
    await expect(two).rejects.toThrow("two")
    expect([await one, await three]).toEqual(["one", "three"])
    expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"])
  })
})

describe("Retry-After", () => {
  const now = Date.parse("2026-03-10T12:00:00Z")
  it.each([
    [null, null],
    ["7", 7],
    [" 30 ", 30],
    ["0", 0],
    ["Tue, 10 Mar 2026 12:00:20 GMT", 20],
    ["Tue, 10 Mar 2026 11:00:00 GMT", 0],
    ["86399", 86_399],
    ["999999", 86_400],
    ["soon", null],
    ["", null],
    ["-5", null],
    ["1.5", null],
  ])("%j is read as %j seconds", (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds)
  })
})
