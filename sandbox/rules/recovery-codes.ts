import { randomBytes, timingSafeEqual } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { hashSlowly } from "./hashing.ts"
import type { LockedCustomer } from "./locked-customer.ts"
import { generateSalt } from "./passwords.ts"
import { recordEvent } from "./security-log.ts"
import { hashSecret } from "./tokens.ts"

const count = 10
const groups = 4
const groupLength = 4
/** Crockford's base 32, without letters that look like digits and without U. */
const alphabet = Array.from({ length: 36 }, (_, digit) => digit.toString(36)).filter(
  (character) => !["i", "l", "o", "u"].includes(character),
)

/** Creates a code of 80 bits, in groups of four: "k3v9-0x7m-q2fd-8hjt". */
const newCode = (): string =>
  Array.from({ length: groups }, () =>
    [...randomBytes(groupLength)].map((byte) => alphabet[byte % alphabet.length]).join(""),
  ).join("-")

/** Returns a code in the form that is hashed. A customer may type capitals, omit hyphens, or type an O for a zero. */
const normalizeCode = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1")

/**
 * Hashes a code. All codes of a customer share a salt, so that one slow hash of a typed code can be compared with all of them. Older codes
 * without a salt have a plain hash.
 */
const hashWith = async (salt: string | null, code: string, userId: string): Promise<string> =>
  salt === null
    ? hashSecret(normalizeCode(code))
    : (await hashSlowly(normalizeCode(code), Buffer.from(salt, "base64url"), userId)).toString("hex")

const same = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"))

const selectRecoveryCodes = (tx: Tx, userId: string) => tx.selectFrom("recovery_code").where("user_id", "=", userId)

/** Returns the number of unused codes. */
export const countRecoveryCodes = async (tx: Tx, userId: string): Promise<number> =>
  (await selectRecoveryCodes(tx, userId).select("hash").where("use_date", "is", null).execute()).length

/** A typed code, hashed with the salt that its customer's codes had at that time. */
export type HashedCode = { readonly salt: string | null; readonly hash: string }

export const hashRecoveryCode = async (db: Tx, userId: string, code: string): Promise<HashedCode> => {
  const salt = (await selectRecoveryCodes(db, userId).select("salt").executeTakeFirst())?.salt ?? null
  return { salt, hash: await hashWith(salt, code, userId) }
}

/**
 * Uses up a code. Codes that another call has just replaced have another salt, so they match nothing. The function compares every code, so
 * that the response time reveals nothing.
 */
export const consumeRecoveryCode = async (
  tx: Tx,
  { id: userId }: LockedCustomer,
  given: HashedCode,
  now: number,
): Promise<"taken" | "used" | "wrong"> => {
  const rows = await selectRecoveryCodes(tx, userId).select(["hash", "salt", "use_date"]).execute()
  const [match] = rows.filter(({ hash, salt }) => same(hash, given.hash) && salt === given.salt)
  if (!match) return "wrong"
  if (match.use_date !== null) return "used"
  await tx
    .updateTable("recovery_code")
    .set({ use_date: new Date(now) })
    .where("user_id", "=", userId)
    .where("hash", "=", match.hash)
    .execute()
  await recordEvent(tx, userId, { type: "RecoveryCodeUsed", now })
  return "taken"
}

export const removeRecoveryCodes = async (tx: Tx, { id }: LockedCustomer): Promise<void> => {
  await tx.deleteFrom("recovery_code").where("user_id", "=", id).execute()
}

export type NewRecoveryCodes = { readonly codes: string[]; readonly salt: string; readonly hashes: readonly string[] }

/** Creates codes and hashes them one after another before the transaction, so that other customers' hashes get turns between them. */
export const generateRecoveryCodes = async (userId: string): Promise<NewRecoveryCodes> => {
  const codes = Array.from({ length: count }, newCode)
  const salt = generateSalt().toString("base64url")
  const hashes: string[] = []
  for (const code of codes) hashes.push(await hashWith(salt, code, userId))
  return { codes, salt, hashes }
}

/** Replaces the codes. The database stores only hashes, so the customer can see the codes only once. */
export const replaceRecoveryCodes = async (
  tx: Tx,
  customer: LockedCustomer,
  { salt, hashes }: NewRecoveryCodes,
): Promise<void> => {
  await removeRecoveryCodes(tx, customer)
  await tx
    .insertInto("recovery_code")
    .values(hashes.map((hash) => ({ user_id: customer.id, hash, salt })))
    .execute()
}
