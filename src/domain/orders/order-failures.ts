import type { CallFailed } from "#domain/shared/failure.ts"

/** The id already belongs to an order for something else. */
export interface IdReused {
  readonly _tag: "IdReused"
  /** In the server's words, for a second time. */
  readonly failure: CallFailed
}

/** The server refuses to assign the order, with a message: the customer's own referral code, or a used-up code. */
export interface AssignmentRefused {
  readonly _tag: "AssignmentRefused"
  readonly message: string
}
