import { after, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { User } from "#sandbox/tables/accounts.ts"

/** Remembers a confirmed address. An unconfirmed address may belong to a stranger, so it is not remembered. */
export const rememberFormerEmail = async (
  tx: Tx,
  { id, email, email_confirmed }: Pick<User, "id" | "email" | "email_confirmed">,
  now: number,
): Promise<void> => {
  if (!email_confirmed) return
  const until_date = after(now, lifetimes.formerEmail)
  await tx
    .insertInto("former_email")
    .values({ user_id: id, email, until_date })
    .onConflict((conflict) => conflict.columns(["user_id", "email"]).doUpdateSet({ until_date }))
    .execute()
}

/** Forgets the former addresses since a time. A stranger made the changes since then, so those addresses are not the owner's. */
export const forgetFormerEmails = async (tx: Tx, userId: string, since: number): Promise<void> => {
  await tx
    .deleteFrom("former_email")
    .where("user_id", "=", userId)
    .where("until_date", ">=", after(since, lifetimes.formerEmail))
    .execute()
}

/** Returns former addresses, which also get security e-mails because a thief may have changed the address. */
export const formerEmails = async (
  tx: Tx,
  { id, email }: Pick<User, "id" | "email">,
  now: number,
): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom("former_email")
    .select("email")
    .where("user_id", "=", id)
    .where("email", "!=", email)
    .where("until_date", ">", new Date(now))
    .orderBy("until_date")
    .execute()
  return rows.map((row) => row.email)
}
