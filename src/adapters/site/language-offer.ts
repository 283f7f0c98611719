import { Result } from "effect"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { type Locale, offeredLocale, prefersRussian } from "#domain/shared/currency.ts"

const marker = "refused"

interface Browser {
  readonly cookies: Pick<Cookies, "read">
  readonly storage: () => BrowserStorage
  readonly languages: () => ReadonlyArray<string>
  readonly locale: () => Locale
}

/**
 * Decides whether to offer the other language to this visitor. The cookie `culture` shows that the visitor has already chosen a language.
 */
export const createLanguageOfferStore = ({ cookies, storage, languages, locale }: Browser) => {
  const stored = createSafeStorage(storage, "languageOffer")
  return {
    isOffered: (): boolean =>
      locale() !== offeredLocale &&
      cookies.read("culture") === null &&
      stored.read() !== marker &&
      prefersRussian(languages()),
    saveRefusal: (): Result.Result<void> => {
      stored.write(marker)
      return Result.void
    },
  }
}
