import * as z from "zod/mini"
import { defaultRating, isRating } from "#domain/site/review.ts"
import { prose } from "#ui/shared/typed-text.ts"

/** The maximum length of a review, in characters. The content site sets this limit. */
export const maxReviewLength = 5000

export const reviewSchema = z.object({
  message: z.string().check(prose, z.minLength(1, "review:errors.message"), z.maxLength(maxReviewLength)),
  rating: z.custom<1 | 2 | 3 | 4 | 5>((number) => typeof number === "number" && isRating(number)),
})
export const reviewInitialValues = { message: "", rating: defaultRating }
