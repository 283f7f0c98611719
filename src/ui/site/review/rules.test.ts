import { expect, it } from "vitest"
import { maxReviewLength, reviewInitialValues, reviewSchema } from "./review.form.ts"

const check = (message: string, rating: unknown) =>
  reviewSchema.safeParse({ message, rating }).error?.issues.map(({ path: [field], message }) => [field, message]) ?? []

it("a negative review starts with one star and an empty message", () => {
  expect(reviewInitialValues).toEqual({ message: "", rating: 1 })
})

it.each(["", " ", "\n"])("a review with the message %j is incomplete", (message) => {
  expect(check(message, 1)).toEqual([["message", "review:errors.message"]])
})

it.each([1, 2, 3, 4, 5])("%i is accepted as a rating", (rating) => {
  expect(check("Slow", rating)).toEqual([])
})

it.each([0, 6, 1.5, "5", null])("%j is rejected as a rating", (rating) => {
  expect(check("Slow", rating).map(([field]) => field)).toEqual(["rating"])
})

it("the length of the message is limited", () => {
  expect(check("a".repeat(maxReviewLength), 3)).toEqual([])
  expect(check("a".repeat(maxReviewLength + 1), 3).map(([field]) => field)).toEqual(["message"])
})
