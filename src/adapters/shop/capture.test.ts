import { Effect, Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { createActor, createMachine } from "xstate"
import { readLandingQuery, clearLandingQuery, watchReferralCode } from "./capture.ts"
import { captureMarketing } from "./marketing.ts"
import { createStoredCode } from "./stored-code.ts"

const day = 24 * 60 * 60 * 1_000
const memory = (entries: ReadonlyArray<readonly [string, string]> = []) => {
  const held = new Map(entries)
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: () => undefined,
  }
}
const refusing = () => {
  throw new Error("no storage")
}

describe("capturing marketing data", () => {
  const opened = (search: string, storage: () => ReturnType<typeof memory>, now = 0) => {
    const time = { now }
    const onStored = vi.fn()
    const capture = captureMarketing({ search, storage, adSource: "ads", now: () => time.now, onStored })
    return { time, stored: onStored, capture: () => Effect.runPromise(Effect.result(capture())) }
  }

  it("stores the parameters of the URL for the next visit", async () => {
    const storage = memory()
    const first = opened("?utm_source=news&allow_demo=true&token=secret", () => storage)
    expect(first.stored).not.toHaveBeenCalled()
    const data = { allow_demo: true, utm_source: "news" }
    expect(await first.capture()).toEqual(Result.succeed({ marketing: data }))
    expect(first.stored).toHaveBeenCalled()
    expect([...storage.held.values()].join()).not.toContain("secret")
    expect(await opened("", () => storage, 400 * day).capture()).toEqual(Result.succeed({ marketing: data }))
  })

  it("drops the ad source's data after 30 days, even while the page stays open", async () => {
    const storage = memory()
    const { time, capture } = opened("?utm_source=ads&click_id=1&allow_demo=false", () => storage)
    await capture()
    time.now = 30 * day - 1
    expect(await capture()).toEqual(
      Result.succeed({ marketing: { allow_demo: false, utm_source: "ads", click_id: "1" } }),
    )
    time.now = 30 * day
    expect(await capture()).toEqual(Result.fail({ _tag: "Expired", marketing: { allow_demo: false } }))
    expect(await opened("", () => storage, 30 * day).capture()).toEqual(
      Result.succeed({ marketing: { allow_demo: false } }),
    )
  })

  it.each([
    "",
    "nonsense",
    "null",
    "{}",
    '{"data":{"aip":1},"captured":0}',
    `{"data":{"aip":"${"x".repeat(257)}"},"captured":0}`,
  ])("ignores the stored text %.30j", async (text) => {
    const storage = memory([["hashwell.marketing", text]])
    expect(await opened("", () => storage).capture()).toEqual(Result.succeed({ marketing: null }))
  })

  it("keeps the data while the page is open where storage is refused", async () => {
    const { capture } = opened("?aip=1", refusing)
    await capture()
    expect(await capture()).toEqual(Result.succeed({ marketing: { aip: "1" } }))
  })
})

describe("the query with which the site was opened", () => {
  const queryFrom = (storage: () => Storage) => readLandingQuery("?aip=1", storage)
  const storageWith = (entries: ReadonlyArray<readonly [string, string]>) => {
    const held = new Map(entries)
    return {
      getItem: (name: string) => held.get(name) ?? null,
      removeItem: (name: string) => void held.delete(name),
    } as Storage
  }
  it("is that of an earlier page until it has been captured", () => {
    const storage = storageWith([["landingQuery", "aip=0"]])
    expect([queryFrom(() => storage), queryFrom(() => storage)]).toEqual(["aip=0", "aip=0"])
    clearLandingQuery(() => storage)
    expect(queryFrom(() => storage)).toBe("?aip=1")
  })
  it("is that of this page where storage is refused", () => {
    clearLandingQuery(refusing)
    expect(queryFrom(refusing)).toBe("?aip=1")
  })
})

describe("watching for a referral code", () => {
  const opened = (at: string, cookie: string | null, storage = memory()) => {
    const address = { url: new URL(at, "http://localhost") }
    const listeners = new Map<string, () => void>()
    const site = {
      get location() {
        return address.url
      },
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
      removeEventListener: (name: string) => void listeners.delete(name),
    }
    const stored = createStoredCode({ read: () => cookie, write: () => undefined, remove: () => undefined })
    const received: Array<unknown> = []
    const watching = watchReferralCode({ browser: site as unknown as Window, storage: () => storage, stored })
    const actor = createActor(
      createMachine({ invoke: { src: watching }, on: { "*": { actions: ({ event }) => void received.push(event) } } }),
    ).start()
    return {
      received,
      storage,
      go: (to: string) => {
        address.url = new URL(to, "http://localhost")
        listeners.get("pushState")?.()
      },
      stop: () => {
        actor.stop()
        return listeners.size
      },
    }
  }
  const arrived = (code: string) => ({ type: "referralCode.arrived", code })

  it("reports the code of the cookie first, then that of the URL", () => {
    expect(opened("/buy?referralCode=+NEW+", "OLD").received).toEqual([
      { type: "referralCode.found", code: "OLD" },
      arrived("NEW"),
    ])
  })

  it("reports a code during navigation once, and on /buy only", () => {
    const { received, go, stop } = opened("/?referralCode=HOME", null)
    for (const to of [
      "/signup?referralCode=A",
      "/buy/7/method?referralCode=B",
      "/buy?productId=x&referralCode=C",
      "/buy?referralCode=C",
    ])
      go(to)
    go("/buy/6f0b8f5a-3d3c-4b43-9f0d-6a4c1a6a5b11?referralCode=D")
    expect(received).toEqual([arrived("C"), arrived("D")])
    expect(stop()).toBe(0)
  })

  it("does not report the same landing query again after a reload", () => {
    const { storage } = opened("/buy?referralCode=C", null)
    expect(opened("/buy?referralCode=C", "TYPED", storage).received).toEqual([
      { type: "referralCode.found", code: "TYPED" },
    ])
  })

  it.each(["", "%20", "x".repeat(65)])("ignores %.10j as a code", (code) => {
    expect(opened(`/buy?referralCode=${code}`, null).received).toEqual([])
  })
})
