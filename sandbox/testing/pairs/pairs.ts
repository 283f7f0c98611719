import { pairCalls } from "./calls.ts"
import type { FixtureName } from "./empty-fixture.ts"

export type Pair = readonly [name: string, other: string, on: FixtureName]

/** Returns two calls as pairs, one for each fixture that either call needs. The default fixture is the buyer. */
const pairsOf = (name: string, other: string): readonly Pair[] => {
  const special = [name, other].flatMap((each) => pairCalls[each]?.fixture ?? [])
  const fixtures: readonly FixtureName[] = special.length === 0 ? ["buyer"] : [...new Set(special)]
  return fixtures.map((on) => [name, other, on])
}

export const listAllPairs = (): readonly Pair[] => {
  const names = Object.keys(pairCalls)
  return names.flatMap((name, index) => names.slice(index).flatMap((other) => pairsOf(name, other)))
}

/** Returns pairs that failed once, and one pair of each kind. */
export const listSamplePairs = (): readonly Pair[] =>
  [
    ["PATCH /profile/password without the present one", "POST /email-change/undo"],
    ["POST /address-book/addresses", "PUT /profile/password"],
    ["POST /orders/{orderId}/invoices", "POST /profile/close"],
    ["POST /withdraws", "POST /withdraws"],
    ["PATCH /orders/{orderId}/items/{itemId} of a visitor", "POST /orders/{orderId}/assign"],
    ["POST /profile/sessions/end", "PATCH /profile"],
    ["POST /profile/tfa/disable", "POST /profile/tfa/recovery-codes"],
    ["POST /email-change/confirm", "PATCH /profile/email"],
    ["POST /signup/confirm", "POST /signup/disown"],
  ].flatMap(([name = "", other = ""]) => pairsOf(name, other))
