import type { Culture } from "#sandbox/tables/shared.ts"

export type Message = Readonly<Record<Culture, string>>
