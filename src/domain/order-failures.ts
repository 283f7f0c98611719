import type { CallFailed } from "./failure"

/** The id already belongs to an order for something else. */
export interface IdReused {
  readonly _tag: "IdReused"
  /** In the server's words, for a second time. */
  readonly failure: CallFailed
}

/** The server does not assign the order, and says why: one's own referral code, a code that is used up. */
export interface AssignRefused {
  readonly _tag: "AssignRefused"
  readonly message: string
}
