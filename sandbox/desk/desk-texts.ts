import type { Culture } from "#sandbox/tables/shared.ts"
import type { DeskQuery } from "./list-query.ts"
import type { Texts } from "./texts.ts"

export type DeskTexts = { readonly t: Texts; readonly culture: Culture; readonly query: DeskQuery }
