import type { Locale } from "#domain/shared/currency.ts"
import { english } from "./en-US.ts"
import { russian } from "./ru-RU.ts"
import type { Templates } from "./template-types.ts"

/** The sentences of test scripts, by language. */
export const templates: Readonly<Record<Locale, Templates>> = { "en-US": english, "ru-RU": russian }
