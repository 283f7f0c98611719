import type { Locale } from "../../../src/domain/shared/currency"
import { english } from "./en-US"
import { russian } from "./ru-RU"
import type { Templates } from "./template-types"

/** The sentences of test scripts, by language. */
export const templates: Readonly<Record<Locale, Templates>> = { "en-US": english, "ru-RU": russian }
