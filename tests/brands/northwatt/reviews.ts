import type { ReviewSites } from "#domain/site/brand.ts"

export const reviews: ReviewSites = {
  "en-US": [{ name: "trustpilot", href: "https://www.trustpilot.com/review/northwatt.example" }],
  "ru-RU": [{ name: "otzovik", href: "https://otzovik.com/?search_text=northwatt" }],
}
