import type { Locale } from "#sandbox/tables/shared.ts"

export type Message = Readonly<Record<Locale, string>>
