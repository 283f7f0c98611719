import type { Locale } from "./tables/shared.ts"

/** Returns the first language of the header that the sandbox supports. */
export const negotiateLocale = (acceptLanguage: string | null | undefined): Locale => {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.trim().toLowerCase()
    if (tag.startsWith("ru")) return "ru-RU"
    if (tag.startsWith("en")) return "en-US"
  }
  return "en-US"
}
