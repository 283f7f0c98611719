import { Result } from "effect"
import { expect, it } from "vitest"
import type { Locale } from "#domain/shared/currency.ts"
import { createLanguageOfferStore } from "./language-offer.ts"

interface Visitor {
  readonly languages?: ReadonlyArray<string>
  readonly culture?: string | null
  readonly locale?: Locale
}

const offerTo = (
  { languages = ["ru-RU", "en"], culture = null, locale = "en-US" }: Visitor,
  storage = new Map<string, string>(),
) =>
  createLanguageOfferStore({
    cookies: { read: (name) => (name === "culture" ? culture : null) },
    storage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    }),
    languages: () => languages,
    locale: () => locale,
  })

it.each<[string, Visitor, boolean]>([
  ["a browser in Russian", {}, true],
  ["a browser in English", { languages: ["en-US", "ru"] }, false],
  ["a visitor who chose English", { culture: "en-US" }, false],
  ["a visitor who chose Russian", { culture: "ru-RU", locale: "ru-RU" }, false],
  ["a page in Russian", { locale: "ru-RU" }, false],
])("decides whether to offer Russian to %s: %o %s", (_, visitor, isOffered) => {
  expect(offerTo(visitor).isOffered()).toBe(isOffered)
})

it("remembers a refusal in this browser", () => {
  const storage = new Map<string, string>()
  expect(offerTo({}, storage).saveRefusal()).toEqual(Result.void)
  expect(offerTo({}, storage).isOffered()).toBe(false)
})
