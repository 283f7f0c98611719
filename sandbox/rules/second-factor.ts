import type { Tx } from "#sandbox/database.ts"
import { passkeyIn } from "#sandbox/schemas/passkeys.ts"
import { hashRecoveryCode, type HashedCode } from "./recovery-codes.ts"
import { isTotpCode } from "./totp.ts"

/** A second factor as the caller sent it. A possible recovery code was hashed before the transaction, because hashing is slow. */
export type SecondFactor = { readonly text: string; readonly recovery: HashedCode | null }

/**
 * Reads a second factor. `owner` returns the customer whose recovery code it may be. `db` must not be a transaction, so that no connection
 * is occupied during the hashing.
 */
export const parseSecondFactor = async (db: Tx, text: string, owner: () => Promise<string>): Promise<SecondFactor> =>
  isTotpCode(text) || passkeyIn(text) !== undefined
    ? { text, recovery: null }
    : { text, recovery: await hashRecoveryCode(db, await owner(), text) }
