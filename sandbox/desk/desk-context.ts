import type { Locale } from "#sandbox/tables/shared.ts"
import type { DeskQuery } from "./list-query.ts"
import type { Texts } from "./texts.ts"

export type DeskContext = { readonly t: Texts; readonly locale: Locale; readonly query: DeskQuery }
