import type { Documents } from "#domain/site/brand.ts"
import { privacy } from "./documents/privacy.ts"
import { risks } from "./documents/risks.ts"
import { staking } from "./documents/staking.ts"
import { terms } from "./documents/terms.ts"

export const documents: Documents = { terms, privacy, risks, staking }
