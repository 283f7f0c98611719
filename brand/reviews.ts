import type { ReviewSites } from "#domain/site/brand.ts"

export const reviews: ReviewSites = {
  "en-US": [
    { name: "trustpilot", href: "https://www.trustpilot.com/review/hashwell.io" },
    { name: "google", href: "https://www.google.com/search?q=hashwell.io+reviews" },
  ],
  "ru-RU": [
    { name: "otzovik", href: "https://otzovik.com/?search_text=hashwell" },
    { name: "trustpilot", href: "https://www.trustpilot.com/review/hashwell.io" },
  ],
}
