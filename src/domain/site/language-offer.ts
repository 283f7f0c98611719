import type { Locale } from "#domain/shared/currency.ts"

export const offeredLocale: Locale = "ru-RU"

/** Whether a browser's languages, the favourite first, name Russian before English. */
export const prefersRussian = (languages: ReadonlyArray<string>): boolean =>
  languages
    .map((tag) => tag.split("-")[0]?.toLowerCase())
    .find((language) => language === "ru" || language === "en") === "ru"
