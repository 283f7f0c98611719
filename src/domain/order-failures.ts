/** The server does not assign the order, and says why: one's own referral code, a code that is used up. */
export interface AssignRefused {
  readonly _tag: "AssignRefused"
  readonly message: string
}
