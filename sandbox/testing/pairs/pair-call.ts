import type { Fixture, FixtureName } from "./empty-fixture.ts"
import { password } from "./steps.ts"

export type CallRequest = {
  readonly path?: string
  readonly body?: object
  readonly form?: Readonly<Record<string, string>>
  readonly token?: string
}
/** The first or the second call of a pair. */
export type Side = 0 | 1
export type PairCall = {
  /** The customer on whom the call acts. Default: the buyer. */
  readonly fixture?: FixtureName
  readonly request: (fixture: Fixture, side: Side) => CallRequest
}

export const own = (
  request: (fixture: Fixture, side: Side) => CallRequest = () => ({}),
  fixture?: FixtureName,
): PairCall => ({
  ...(fixture && { fixture }),
  request: (fixture, side) => ({ token: fixture.sessions[side].token, ...request(fixture, side) }),
})
export const open = (request: (fixture: Fixture, side: Side) => CallRequest, fixture?: FixtureName): PairCall => ({
  ...(fixture && { fixture }),
  request,
})
export const empty = { body: {} }
export const proof = { body: { password } }
export const ids = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"] as const
/** Each side sets a different password, so that the rows show which side came last. */
export const newPasswords = ["battery-staple-1", "battery-staple-2"] as const
