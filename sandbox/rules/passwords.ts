import { randomBytes, timingSafeEqual } from "node:crypto"
import { brand } from "#sandbox/brand.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { commonPasswords } from "./common-passwords.ts"
import { hashSlowly } from "./hashing.ts"

export const generateSalt = (): Buffer => randomBytes(16)

const hashPassword = async (password: string, key: string): Promise<string> => {
  const nonce = generateSalt()
  const tag = await hashSlowly(password, nonce, key)
  return `${nonce.toString("base64url")}.${tag.toString("base64url")}`
}

/** A new password with its hash, which must exist before the transaction, because hashing is slow. */
export type HashedPassword = { readonly password: string; readonly hash: string }

/** Hashes a new password. `key` identifies its customer. Customers take turns in the queue. */
export const hashNewPassword = async (password: string, key: string): Promise<HashedPassword> => ({
  password,
  hash: await hashPassword(password, key),
})

const siteName = brand.name.toLowerCase()

/** Returns words that must not make up a password, longest first, so that a word is removed before a shorter word inside it. */
const contextWords = (email: string): readonly string[] =>
  [siteName, email, ...email.split(/[^a-z0-9]/)]
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)

/** Returns true if a password consists only of the site's name and words of the address, with digits and symbols. */
const isMadeOfContext = (password: string, email: string): boolean => {
  const rest = contextWords(email.toLowerCase()).reduce((left, word) => left.replaceAll(word, ""), password)
  return rest !== password && !/[a-z]/.test(rest)
}

type NewPassword = HashedPassword & {
  readonly email: string
  /** The field of the request, for the refusal. */
  readonly field: "password" | "newPassword"
}

/**
 * Returns the hash of an acceptable password. Every new password passes through this function, so that every call refuses easily guessed
 * ones, with 400 `CommonPassword`.
 */
export const requireUncommonPassword = ({ password, hash, email, field }: NewPassword): string => {
  const lower = password.toLowerCase()
  if (commonPasswords.has(lower) || isMadeOfContext(lower, email)) throw createRefusal(400, "CommonPassword", { field })
  return hash
}

/** The hash with which a password for an unknown account is compared, so that it takes the same time as a wrong password. */
const unknownAccountHash = await hashPassword(randomBytes(16).toString("hex"), "")

/**
 * Returns true if the password has the stored hash. Takes the same time without a stored hash. `key` identifies the customer in the queue
 * of hashes.
 */
export const checkPassword = async (password: string, stored: string | null, key: string): Promise<boolean> => {
  const [nonce = "", tag = ""] = (stored ?? unknownAccountHash).split(".")
  const given = await hashSlowly(password, Buffer.from(nonce, "base64url"), key)
  return timingSafeEqual(given, Buffer.from(tag, "base64url")) && stored !== null
}
