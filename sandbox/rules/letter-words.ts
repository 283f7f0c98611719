import type { Culture } from "#sandbox/tables.ts"
import { readName } from "./typed-text.ts"

/** A name that a customer wrote, perhaps before names were one line. Isolated (FSI, PDI): its direction ends with it. */
export const ownName = (name: string): string => `\u2068${readName(name)}\u2069`

/** "March 10, 2026 at 12:00 PM UTC" */
export const timeName = (at: number, culture: Culture): string =>
  new Intl.DateTimeFormat(culture, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(at)

/** "Germany" for DE */
export const countryName = (country: string, culture: Culture): string =>
  new Intl.DisplayNames(culture, { type: "region" }).of(country) ?? country
