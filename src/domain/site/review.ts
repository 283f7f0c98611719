import type { RouteName } from "./routes.ts"

/** The text of a bad review. */
export interface NegativeReview {
  readonly message: string
  readonly rating: Rating
}

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]
export const defaultRating: Rating = 1
export const isRating = (number: number): number is Rating => ratings.some((rating) => rating === number)

/** The title of a negative review, for the content site. */
export const reviewTitle = "Negative review"

/** Sites on which people read reviews. */
export const reviewResources = ["trustpilot", "google", "otzovik"] as const
export type ReviewResource = (typeof reviewResources)[number]

/** History has loaded: how much of it there is, and which page was there before this one. */
export interface HistoryLoaded {
  readonly total: number
  /** Null when this page is the first of the visit. */
  readonly previous: RouteName | "notFound" | null
}

/** There is history, and a previous route that was not the sign-in. The cookie is checked afterwards. */
export const canAskForReview = ({ total, previous }: HistoryLoaded): boolean =>
  total > 0 && previous !== null && previous !== "signIn"

/**
 * Whether this tab may show the prompt now. `sent`: written, or a resource chosen. `prompted`: this customer has seen it in this session
 * of the browser, in whichever tab. `tooSoon`: an e-mail address was confirmed a moment ago.
 */
export type PromptClaim = "claimed" | "sent" | "prompted" | "tooSoon"

/** Seconds without prompts after the confirmation of an e-mail address. */
export const reviewQuietSeconds = 60
