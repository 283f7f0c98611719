import { Schema } from "effect"
import { locales } from "#domain/shared/currency.ts"
import { consents } from "#domain/site/config.ts"

/** A change that every tab of this browser shows. It is the language, the consent to third parties, or a change of the profile. */
const Change = Schema.Union([
  Schema.Struct({ locale: Schema.Literals(locales) }),
  Schema.Struct({ consent: Schema.Literals(consents) }),
  Schema.Struct({ profile: Schema.Literal("changed") }),
])
export type PreferenceChange = typeof Change.Type

export const decodeChange = Schema.decodeUnknownOption(Change)
