import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { selectUndoableChanges } from "./undoable-changes.ts"

/** Creates the refusal 409 `AlreadyRegistered`. The refusal keeps the call's rows, so that its count stays. */
const alreadyRegistered = () => createRefusal(409, "AlreadyRegistered", { field: "email", isCommitted: true })

/** Domains for the addresses of demo and closed accounts. No customer can sign up with such an address. */
const ownDomains = { demo: "demo.example", closed: "closed.invalid" } as const

export const createDemoEmail = (cabinetId: string): string => `demo-${cabinetId}@${ownDomains.demo}`
export const createClosedEmail = (): string => `closed-${randomUUID()}@${ownDomains.closed}`

const isOwn = (email: string): boolean => Object.values(ownDomains).some((domain) => email.endsWith(`@${domain}`))

/**
 * Refuses with 409 `AlreadyRegistered` an address from which another customer has changed and which that customer can still restore. An
 * unconfirmed sign-up with that address would prevent the restoration.
 */
export const requireUnreserved = async (
  tx: Tx,
  email: string,
  { userId, now }: { readonly userId?: string; readonly now: number },
): Promise<void> => {
  if (isOwn(email)) throw alreadyRegistered()
  const reserved = await selectUndoableChanges(tx, now)
    .select("id")
    .where("old_email", "=", email)
    .where("confirm_date", "is not", null)
    .$if(userId !== undefined, (query) => query.where("user_id", "!=", userId ?? ""))
    .executeTakeFirst()
  if (reserved) throw alreadyRegistered()
}

/** Refuses with 409 `AlreadyRegistered` an address that belongs to another customer or is reserved for one. */
export const requireFreeEmail = async (
  tx: Tx,
  email: string,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> => {
  const owner = await tx.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirst()
  if (owner) throw alreadyRegistered()
  await requireUnreserved(tx, email, { userId, now })
}
