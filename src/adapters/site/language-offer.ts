import { Result } from "effect"
import { type Locale, offeredLocale, prefersRussian } from "#domain/shared/currency.ts"
import type { Cookies } from "#adapters/shared/cookies.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

const marker = "refused"

interface Browser {
  readonly cookies: Pick<Cookies, "read">
  readonly storage: () => BrowserStorage
  readonly languages: () => ReadonlyArray<string>
  /** The current interface language. */
  readonly locale: () => Locale
}

/** Whether this visitor is to be offered the other language. Every choice of a language writes the cookie. */
export const languageOffer = ({ cookies, storage, languages, locale }: Browser) => {
  const stored = safeStorage(storage, "languageOffer")
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
