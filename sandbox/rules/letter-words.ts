import type { Culture } from "../tables.ts"

/** "March 10, 2026 at 12:00 PM UTC" */
export const timeName = (at: number, culture: Culture): string =>
  new Intl.DateTimeFormat(culture, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(at)

/** "Germany" for DE */
export const countryName = (country: string, culture: Culture): string =>
  new Intl.DisplayNames(culture, { type: "region" }).of(country) ?? country
