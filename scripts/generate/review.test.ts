import { expect, it } from "vitest"
import { collectReview } from "./review.ts"

const given = { state: "ready", locale: "en-US", change: null, at: "2026-11-28T10:00:00.000Z", by: "Anna" }

it("collects the verdicts of each flow, and rejects a file with invalid ones", () => {
  const files = (verdict: object) => new Map([["review/sign-in.json", JSON.stringify([verdict])]])
  expect(JSON.parse(collectReview(files(given)))).toEqual({ signIn: [given] })
  expect(() => collectReview(files({ ...given, by: "" }))).toThrow(/by/)
})
