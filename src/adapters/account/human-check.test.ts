import { Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { callFailed } from "#domain/shared/failure.ts"
import { obtainHumanCheck, type HumanCheckModule } from "./human-check.ts"

const obtainCheck = (load: (() => Promise<HumanCheckModule>) | null, holdsToken = false) =>
  obtainHumanCheck("signin", load, () => holdsToken)

describe("the human check", () => {
  it("is a built-in replacement that accepts everyone, unless a service is configured", async () => {
    expect(await obtainCheck(null)).toEqual(Result.succeed("local-signin"))
  })

  it("calls the service for each form with the name of its action", async () => {
    const obtain = vi.fn((action: string) => Promise.resolve(`value-for-${action}`))
    expect(await obtainCheck(() => Promise.resolve({ obtain }))).toEqual(Result.succeed("value-for-signin"))
    expect(obtain.mock.calls).toEqual([["signin"]])
  })

  it("does not load the service while the URL contains a token", async () => {
    const load = vi.fn(() => Promise.reject(new Error("fetched")))
    expect(await obtainCheck(load, true)).toEqual(Result.fail(callFailed("unavailable")))
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ["is blocked", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("unavailable")],
    ["fails", () => Promise.resolve({ obtain: () => Promise.reject(new Error("no")) }), callFailed("unavailable")],
    [
      "answers what no header may have",
      () => Promise.resolve({ obtain: () => Promise.resolve("a\r\nb") }),
      callFailed("malformed"),
    ],
  ])("reports a failure when the service %s", async (_, load, failed) => {
    expect(await obtainCheck(load)).toEqual(Result.fail(failed))
  })
})
