import type { Locale } from "#domain/shared/currency.ts"
import type { ReviewResource } from "#domain/site/review.ts"

interface ReviewSite {
  readonly name: ReviewResource
  readonly href: string
}

/** Review sites per language. */
export const reviewResourceLinks: { readonly [L in Locale]: ReadonlyArray<ReviewSite> } = {
  "en-US": [
    { name: "trustpilot", href: "https://www.trustpilot.com/review/hashwell.io" },
    { name: "google", href: "https://www.google.com/search?q=hashwell.io+reviews" },
  ],
  "ru-RU": [
    { name: "otzovik", href: "https://otzovik.com/?search_text=hashwell" },
    { name: "trustpilot", href: "https://www.trustpilot.com/review/hashwell.io" },
  ],
}
