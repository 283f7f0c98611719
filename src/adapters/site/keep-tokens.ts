import type { Tokens } from "#domain/account/account.ts"
import type { TokenStore } from "./tokens.ts"

export type Keep = Pick<TokenStore, "keep">

/** Tokens stay in the adapter; the machine only learns that the user is signed in. */
export const keepTokens =
  (tokens: Keep) =>
  (answer: Tokens): null => {
    tokens.keep(answer)
    return null
  }
