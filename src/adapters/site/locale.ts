import { Result } from "effect"
import type { Cookies } from "#adapters/shared/cookies.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"

const year = 365 * 24 * 60 * 60
const languageCodes: { readonly [L in Locale]: string } = { "en-US": "US", "ru-RU": "RU" }

interface Language {
  readonly cookies: Pick<Cookies, "write">
  /** Fetches the texts that the page uses in that language, and shows them. */
  readonly show: (locale: Locale) => Promise<void>
}

/**
 * Changes the language. The adapter writes both cookies only when the language is shown, because a failed change must not remain. Fails
 * with `TextsNotLoaded`.
 */
export const changeLocale =
  ({ cookies, show }: Language) =>
  async ({ locale }: { readonly locale: Locale }): Promise<Result.Result<void, TaggedFailure<"TextsNotLoaded">>> => {
    try {
      await show(locale)
    } catch {
      // A text file failed to load. The old language stays, and the visitor can retry.
      return Result.fail(taggedFailure("TextsNotLoaded"))
    }
    cookies.write("culture", locale, year)
    cookies.write("clientLang", languageCodes[locale], year)
    return Result.void
  }
