import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed, named } from "../domain/failure"
import { keepClosed, keepSent, readMarks, sendReview } from "./review"

const memory = () => {
  const cookies = new Map<string, string>()
  const kept = new Map<string, string>()
  return {
    cookies: {
      read: (name: string) => cookies.get(name) ?? null,
      write: (name: string, value: string) => void cookies.set(name, value),
      remove: (name: string) => void cookies.delete(name)
    },
    session: () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
  }
}

it("remembers what was sent by the cookie, and what was closed by the session of the browser", () => {
  const browser = memory()
  expect(Effect.runSync(readMarks(browser)())).toEqual({ sent: false, closed: false })
  Effect.runSync(keepClosed(browser)())
  expect(Effect.runSync(readMarks(browser)())).toEqual({ sent: false, closed: true })
  Effect.runSync(keepSent(browser)())
  expect(browser.cookies.read("reviewSent")).toBe("true")
  expect(Effect.runSync(readMarks(browser)())).toEqual({ sent: true, closed: true })
})

it("does without a store that the browser refuses", () => {
  const refusing = { ...memory(), session: () => { throw new Error("refused") } }
  Effect.runSync(keepClosed(refusing)())
  expect(Effect.runSync(readMarks(refusing)())).toEqual({ sent: false, closed: false })
})

const review = { message: "Payouts are late.", rating: 2 } as const
const author = { name: "Ann Miner", email: "ann@shop.example" }
const ask = (answer: () => Promise<Response>, by: typeof author | null = author) => {
  const sent: Array<readonly [string, RequestInit]> = []
  const fetch = (url: string, init: RequestInit) => {
    sent.push([url, init])
    return answer()
  }
  return Effect.runPromise(Effect.result(sendReview({ fetch, url: "/reviews", author: () => by })(review)))
    .then((result) => ({ result, sent }))
}
const json = (body: unknown, status = 200) => () => Promise.resolve(Response.json(body, { status }))

it("sends the form without credentials, and reads the success flag", async () => {
  const { result, sent: [[url, init]] } = await ask(json({ success: true })) as { result: unknown; sent: [[string, RequestInit]] }
  expect(result).toEqual(Result.succeed(null))
  expect([url, init.method, init.credentials, init.headers]).toEqual(["/reviews", "POST", "omit", undefined])
  expect([...(init.body as FormData).entries()]).toEqual([
    ["name", "Ann Miner"], ["email", "ann@shop.example"], ["title", "Negative review"], ["content", "Payouts are late."], ["rating", "2"]
  ])
})

it.each([
  ["the flag says no", json({ success: false }), named("NotTaken")],
  ["there is no flag", json({}), callFailed("malformed")],
  ["it is no JSON", () => Promise.resolve(new Response("<p>")), callFailed("malformed")],
  ["the site is broken", json({ success: true }, 500), callFailed("server")],
  ["there is no network", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")]
])("fails when %s", async (_, answer, failure) => {
  expect((await ask(answer)).result).toEqual(Result.fail(failure))
})

it("sends nothing for nobody", async () => {
  expect(await ask(json({ success: true }), null)).toEqual({ result: Result.fail(callFailed("unauthorized")), sent: [] })
})
