import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"

const alreadyRegistered = () => refusal(409, "AlreadyRegistered", { field: "email" })

/** A unique column has this value, perhaps by a concurrent call that only the database detects. */
const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "23505"

/** For a write of a customer's address: one that another customer has is refused. */
export const refuseTaken = (error: unknown): never => {
  throw isTaken(error) ? alreadyRegistered() : error
}

/**
 * An address that its customer has changed, and can have back until the change is due, is not free for others: an unconfirmed sign-up
 * with it would take the way back.
 */
export const requireUnreserved = async (
  tx: Tx,
  email: string,
  { userId, now }: { readonly userId?: string; readonly now: number },
): Promise<void> => {
  const reserved = await tx
    .selectFrom("email_change")
    .select("id")
    .where("old_email", "=", email)
    .where("undo_hash", "is not", null)
    .where("confirm_date", "is not", null)
    .where("undo_date", "is", null)
    .where("due_date", ">", new Date(now))
    .$if(userId !== undefined, (query) => query.where("user_id", "!=", userId ?? ""))
    .executeTakeFirst()
  if (reserved) throw alreadyRegistered()
}

/** Neither another customer's nor reserved for one. */
export const requireFreeEmail = async (
  tx: Tx,
  email: string,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> => {
  const owner = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirst()
  if (owner) throw alreadyRegistered()
  await requireUnreserved(tx, email, { userId, now })
}
