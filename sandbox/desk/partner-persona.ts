import { randomBytes } from "node:crypto"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createCode, joinProgramme } from "#sandbox/rules/partner.ts"
import { signUp } from "#sandbox/rules/users.ts"
import type { User } from "#sandbox/tables.ts"
import { buyContract } from "./buying.ts"

const findUser = (tx: Tx, id: string): Promise<User> =>
  tx.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirstOrThrow()

type PersonaContext = { readonly tx: Tx; readonly user: User; readonly seed: number; readonly now: number }

/** A partner with two codes and two buyers: one reward was paid three days ago, one waits. */
export const createPartner = async ({ tx, user, seed, now }: PersonaContext): Promise<void> => {
  await joinProgramme(tx, user)
  const partner = await findUser(tx, user.id)
  const code = await createCode(tx, partner, now - 20 * day, "Blog")
  await createCode(tx, partner, now - day)
  const purchases = [
    { ago: 10 * day, productId: "btc-limited", quantity: "40" },
    { ago: day, productId: "eth-limited", quantity: "1000" },
  ]
  for (const { ago, ...bought } of purchases) {
    const email = `friend-${randomBytes(4).toString("hex")}@persona.example`
    const form = { email, password: randomBytes(12).toString("hex"), currencyId: "usd", code } as const
    const { id } = await signUp(tx, form, "en-US", now - ago)
    await buyContract(tx, { user: await findUser(tx, id), seed, now: now - ago, code, ...bought })
  }
}
