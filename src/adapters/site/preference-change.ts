import { Schema } from "effect"
import { locales } from "#domain/shared/currency.ts"
import { consents } from "#domain/site/config.ts"

/** A change of the language, of the consent to third parties or of the profile. Every tab of this browser shows the change. */
const Change = Schema.Union([
  Schema.Struct({ locale: Schema.Literals(locales) }),
  Schema.Struct({ consent: Schema.Literals(consents) }),
  Schema.Struct({ profile: Schema.Literal("changed") }),
])
export type PreferenceChange = typeof Change.Type

export const decodeChange = Schema.decodeUnknownOption(Change)
