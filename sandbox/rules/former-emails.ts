import { dateAfter, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"

/** Remembers a confirmed address. An unconfirmed address may belong to a stranger, so it is not remembered. */
export const rememberFormerEmail = async (
  tx: Tx,
  { id, email, email_confirmed }: Pick<Customer, "id" | "email" | "email_confirmed">,
  now: number,
): Promise<void> => {
  if (!email_confirmed) return
  const until_date = dateAfter(now, lifetimes.formerEmail)
  await tx
    .insertInto("former_email")
    .values({ user_id: id, email, until_date })
    .onConflict((conflict) => conflict.columns(["user_id", "email"]).doUpdateSet({ until_date }))
    .execute()
}

/** Forgets the former addresses of changes at or after `since`. A stranger made these changes, so the addresses are not the owner's. */
export const forgetFormerEmails = async (tx: Tx, userId: string, since: number): Promise<void> => {
  await tx
    .deleteFrom("former_email")
    .where("user_id", "=", userId)
    .where("until_date", ">=", dateAfter(since, lifetimes.formerEmail))
    .execute()
}

/** Returns the former addresses of the account. A thief may have changed the address, so security e-mails go to them too. */
export const listFormerEmails = async (
  tx: Tx,
  { id, email }: Pick<Customer, "id" | "email">,
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
