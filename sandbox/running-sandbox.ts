import type { Context } from "hono"
import type { Kysely } from "kysely"
import type { Clock } from "./clock.ts"
import type { Tx } from "./database.ts"
import type { DeskAccess } from "./desk/access.ts"
import type { ExtensionName } from "./extensions.ts"
import type { Faults } from "./faults.ts"
import type { PaymentTolerance } from "./rules/tolerance.ts"
import type { Tables } from "./tables.ts"
import type { Locale } from "./tables/shared.ts"

export type RunningSandbox = {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly faults: Faults
  readonly seed: number
  readonly tolerance: PaymentTolerance
  /** Extensions that the sandbox offers beyond the specification. */
  readonly extensions: ReadonlySet<ExtensionName>
  /** The origin at which customers find the site. Links in e-mails and to the acquirer begin with it. */
  readonly origin: string
  /** Decides which visitors may use the desk. */
  readonly desk: DeskAccess
  readonly report: (failure: unknown) => void
  /** The maximum time, in milliseconds, for which payouts are booked before other calls get their turn. */
  readonly batchDuration: number
}

/** The context of one call: its transaction, its time, the caller and the language. */
export type Variables = {
  sandbox: RunningSandbox
  tx: Tx
  /** Commits the transaction before the response is ready. The call must not use `tx` afterwards. */
  commit: () => Promise<void>
  now: number
  locale: Locale
  requestId: string
  /** Refuses with 429 `TooManyAttempts` if this account has made too many calls of this kind. */
  countAccount: (userId: string) => void
  /** Keeps the call's slots for a response whose body is written after the call. The returned function releases the slots. */
  holdSlot: () => () => void
}

/**
 * The environment of a call in Hono. `peer` is the IP address at the other end of the connection. Without one, the call comes
 * from this process.
 */
export type Env = { Variables: Variables; Bindings: { readonly peer: string | undefined } }
export type RequestContext = Context<Env>
