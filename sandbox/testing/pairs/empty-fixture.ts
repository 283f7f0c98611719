import { randomUUID } from "node:crypto"
import type { Customer } from "#sandbox/testing/sandbox.ts"

export const coinAddress = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
export const generateEmail = () => `${randomUUID()}@shop.example`

const none = (): string => randomUUID()
/** Returns random ids for every order, invoice and withdrawal that a call may act on. A fixture replaces those that exist. */
export const createEmptyFixture = () => ({
  orders: {
    visitors: none(),
    visitorsItem: none(),
    assigned: none(),
    item: none(),
    card: { orderId: none(), invoiceId: none() },
    coded: { orderId: none(), invoiceId: none() },
    transfer: { orderId: none(), invoiceId: none() },
    voucher: none(),
    underPaid: none(),
    overPaid: none(),
    issued: none(),
  },
  links: { recovery: "none", confirm: "none", undo: "none", signUp: "none", cancelReset: "none" },
  demo: none(),
  nextEmail: generateEmail(),
  other: "none",
  addressId: none(),
  withdrawalId: none(),
  partnerCode: "NONE",
  passkeyId: none(),
  newPasskeys: [{}, {}],
  assertions: [{}, {}],
  secret: "A".repeat(32),
  /** Recovery codes, one for each call of a pair, because a code works only once. */
  codes: ["", ""],
})

type EmptyFixture = ReturnType<typeof createEmptyFixture>
/** A customer with two sessions, one for each call of a pair. */
export type Fixture = EmptyFixture & {
  readonly id: string
  readonly email: string
  readonly sessions: readonly [Customer, Customer]
  readonly sessionIds: readonly [string, string]
}

/** Fixtures, named after what their calls need. */
export type FixtureName = "buyer" | "leaver" | "twoFactor" | "unconfirmed"
