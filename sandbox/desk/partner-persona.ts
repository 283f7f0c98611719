import { randomBytes } from "node:crypto"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { createPartnerCode, joinProgramme } from "#sandbox/rules/partner.ts"
import type { HashedPassword } from "#sandbox/rules/passwords.ts"
import { signUp } from "#sandbox/rules/users.ts"
import { buyContract } from "./buying.ts"

type PersonaContext = {
  readonly tx: Tx
  readonly customer: LockedCustomer
  readonly hashed: HashedPassword
  readonly seed: number
  readonly now: number
}

/** Creates a partner with two codes and two buyers. One reward was paid three days ago, and the other is not due yet. */
export const createPartner = async ({ tx, customer, hashed, seed, now }: PersonaContext): Promise<void> => {
  const partner = await joinProgramme(tx, customer)
  const code = await createPartnerCode(tx, partner, now - 20 * day, "Blog")
  await createPartnerCode(tx, partner, now - day)
  const purchases = [
    { ago: 10 * day, productId: "btc-limited", quantity: "40" },
    { ago: day, productId: "eth-limited", quantity: "1000" },
  ]
  for (const { ago, ...bought } of purchases) {
    const email = `friend-${randomBytes(4).toString("hex")}@persona.example`
    const form = { email, password: hashed, currencyId: "usd", code } as const
    const friend = await signUp(tx, form, "en-US", now - ago)
    await buyContract(tx, { customer: friend, seed, now: now - ago, code, ...bought })
  }
}
