import type { Locale } from "#domain/shared/currency.ts"
import { english, type Templates } from "./en-US.ts"
import { russian } from "./ru-RU.ts"

/** The sentences of test scripts, by language. */
export const templates: Readonly<Record<Locale, Templates>> = { "en-US": english, "ru-RU": russian }
