import { expect, it } from "vitest"
import { canAskForReview, type HistoryLoaded } from "./review.ts"

it.each<readonly [boolean, HistoryLoaded]>([
  [true, { total: 1, previous: "cabinet" }],
  [true, { total: 12, previous: "home" }],
  [true, { total: 1, previous: "notFound" }],
  [true, { total: 1, previous: "signUp" }],
  [false, { total: 0, previous: "cabinet" }],
  [false, { total: 5, previous: null }],
  [false, { total: 5, previous: "signIn" }],
])("a review is requested: %s, for %j", (asks, loaded) => {
  expect(canAskForReview(loaded)).toBe(asks)
})
