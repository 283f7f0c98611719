import type { Context } from "hono"
import type { Clock } from "./clock.ts"
import type { Tx } from "./database.ts"
import type { DeskAccess } from "./desk/access.ts"
import type { Faults } from "./faults.ts"
import type { ExtensionName } from "./extensions.ts"
import type { Culture, Tables } from "./tables.ts"
import type { Kysely } from "kysely"
import type { PaymentTolerance } from "./rules/tolerance.ts"

/** The parts of one running sandbox. */
export type RunningSandbox = {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly faults: Faults
  readonly seed: number
  readonly tolerance: PaymentTolerance
  /** Extensions that the sandbox offers beyond the specification. */
  readonly extensions: ReadonlySet<ExtensionName>
  /** The origin at which customers find the site: links in letters and to the acquirer begin with it. */
  readonly origin: string
  /** Visitors who may use the desk. */
  readonly desk: DeskAccess
  readonly report: (failure: unknown) => void
  /** Milliseconds in which payouts are booked before other calls have their turn. */
  readonly portion: number
}

/** The context of one call: its transaction, its time, the caller and the language. */
export type Variables = {
  sandbox: RunningSandbox
  tx: Tx
  /** Ends the transaction before the answer is ready; `tx` is not to be used afterwards. */
  commit: () => Promise<void>
  now: number
  culture: Culture
  requestId: string
  /** Refuses the call when this account has made too many of its kind. */
  countAccount: (userId: string) => void
  /** Keeps the call's turn for an answer whose body is written later; the returned function ends the turn. */
  keepTurn: () => () => void
}

/** `peer`: the address at the other end of the connection; without one the call comes from this process. */
export type Env = { Variables: Variables; Bindings: { readonly peer: string | undefined } }
export type Call = Context<Env>
