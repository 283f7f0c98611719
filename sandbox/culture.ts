import type { Culture } from "./tables/shared.ts"

/** Returns the first language of the header that the sandbox supports. */
export const negotiateCulture = (acceptLanguage: string | null | undefined): Culture => {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.trim().toLowerCase()
    if (tag.startsWith("ru")) return "ru-RU"
    if (tag.startsWith("en")) return "en-US"
  }
  return "en-US"
}
