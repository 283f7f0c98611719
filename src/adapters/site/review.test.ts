import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { createLocks } from "#adapters/shared/locks.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { noteConfirmation } from "./confirmation-note.ts"
import { claimPrompt, saveReviewSent, sendReview } from "./review.ts"

const browser = () => {
  const jar = new Map<string, { readonly value: string; readonly age: number | null }>()
  const exclusively = createLocks(undefined, () => Promise.resolve())
  const cookies = {
    read: (name: string) => jar.get(name)?.value ?? null,
    write: (name: string, value: string, age: number | null) => void jar.set(name, { value, age }),
    remove: (name: string) => void jar.delete(name),
  }
  /** Creates a tab. All tabs share the cookies of the browser. */
  const tab = (id = "customer-1") => {
    const memory = { cookies, exclusively, customerId: () => id }
    return {
      claim: () => Effect.runPromise(claimPrompt(memory)()),
      send: () => Effect.runSync(saveReviewSent(memory)()),
    }
  }
  return { jar, cookies, tab }
}

it("shows the prompt in only one of two tabs, and not again in this browser session", async () => {
  const { jar, tab } = browser()
  expect(await Promise.all([tab().claim(), tab().claim()])).toEqual(["claimed", "prompted"])
  expect(await tab().claim()).toBe("prompted")
  expect(jar.get("reviewPrompted")?.age).toBeNull()
  expect(await tab("customer-2").claim()).toBe("claimed")
})

it("remembers in a cookie that a review was sent", async () => {
  const { jar, tab } = browser()
  tab().send()
  expect(jar.get("reviewSent")).toEqual({ value: "true", age: 31_536_000 })
  expect(await tab("customer-2").claim()).toBe("sent")
})

it("does not prompt within a minute of the confirmation of an e-mail address", async () => {
  const { jar, cookies, tab } = browser()
  noteConfirmation(cookies)
  expect(jar.get("emailConfirmed")?.age).toBe(60)
  expect(await tab().claim()).toBe("tooSoon")
  jar.delete("emailConfirmed")
  expect(await tab().claim()).toBe("claimed")
})

const review = { message: "Payouts are late.", rating: 2 } as const
const author = { name: "Ann Miner", email: "ann@shop.example" }
const runCall = (answer: () => Promise<Response>, by: typeof author | null = author) => {
  const sent: Array<readonly [string, RequestInit]> = []
  const fetch = (url: string, init: RequestInit) => {
    sent.push([url, init])
    return answer()
  }
  return Effect.runPromise(Effect.result(sendReview({ fetch, url: "/reviews", author: () => by })(review))).then(
    (result) => ({ result, sent }),
  )
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

it("sends the form without credentials, and reads the success flag of the response", async () => {
  const {
    result,
    sent: [[url, init]],
  } = (await runCall(json({ success: true }))) as { result: unknown; sent: [[string, RequestInit]] }
  expect(result).toEqual(Result.succeed(null))
  expect([url, init.method, init.credentials, init.headers]).toEqual(["/reviews", "POST", "omit", undefined])
  expect([...(init.body as FormData).entries()]).toEqual([
    ["name", "Ann Miner"],
    ["email", "ann@shop.example"],
    ["title", "Negative review"],
    ["content", "Payouts are late."],
    ["rating", "2"],
  ])
})

it.each([
  ["the flag says no", json({ success: false }), taggedFailure("ReviewRejected")],
  ["there is no flag", json({}), callFailed("malformed")],
  ["it is no JSON", () => Promise.resolve(new Response("<p>")), callFailed("malformed")],
  ["the site is broken", json({ success: true }, 500), callFailed("server")],
  ["there is no network", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")],
])("fails if %s", async (_, answer, failure) => {
  expect((await runCall(answer)).result).toEqual(Result.fail(failure))
})

it("sends nothing after a sign-out", async () => {
  expect(await runCall(json({ success: true }), null)).toEqual({
    result: Result.fail(callFailed("unauthorized")),
    sent: [],
  })
})
