import type { RouteName } from "./routes.ts"

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

/** The sites on which people read reviews. */
export const reviewResources = ["trustpilot", "google", "otzovik"] as const
export type ReviewResource = (typeof reviewResources)[number]

/** The facts that decide whether the history page may ask for a review. */
export interface HistoryLoaded {
  /** The number of operations in the loaded history. */
  readonly total: number
  /** The previous page of the visit. Null if this page is the first one. */
  readonly previous: RouteName | "notFound" | null
}

/**
 * Returns true if the page may ask for a review: history exists, and the previous page was not the sign-in. The port `claimPrompt` checks
 * the cookie afterwards.
 */
export const canAskForReview = ({ total, previous }: HistoryLoaded): boolean =>
  total > 0 && previous !== null && previous !== "signIn"

/**
 * The response to a tab that wants to show the prompt.
 * - `claimed`: the tab may show it.
 * - `sent`: the customer has written a review or chosen a site.
 * - `prompted`: this customer has seen the prompt in this browser session, in any tab.
 * - `tooSoon`: an e-mail address was confirmed a moment ago.
 */
export type PromptClaim = "claimed" | "sent" | "prompted" | "tooSoon"

/** The seconds for which no prompt appears after the confirmation of an e-mail address. */
export const reviewQuietSeconds = 60
