import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { brand } from "#sandbox/brand.ts"
import { refusal } from "#sandbox/errors.ts"
import { commonPasswords } from "./common-passwords.ts"

const hash = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const

export const newSalt = (): Buffer => randomBytes(16)

/** Slow on purpose: someone with a copy of the database must not find the message by guessing. */
export const slowHash = (message: string, nonce: Buffer): Promise<Buffer> =>
  hash("argon2id", { ...cost, message, nonce })

const hashPassword = async (password: string): Promise<string> => {
  const nonce = newSalt()
  const tag = await slowHash(password, nonce)
  return `${nonce.toString("base64url")}.${tag.toString("base64url")}`
}

const siteName = brand.name.toLowerCase()

/** Longest first: what a shorter one is part of goes as a whole. */
const contextWords = (email: string): readonly string[] =>
  [siteName, email, ...email.split(/[^a-z0-9]/)]
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)

/** Nothing but the site's name and words of the address, with digits and symbols. */
const isMadeOfContext = (password: string, email: string): boolean => {
  const rest = contextWords(email.toLowerCase()).reduce((left, word) => left.replaceAll(word, ""), password)
  return rest !== password && !/[a-z]/.test(rest)
}

type NewPassword = {
  readonly password: string
  readonly email: string
  /** Of the request. */
  readonly field: "password" | "newPassword"
}

/** Every new password passes here, so that an easily guessed one is refused everywhere. */
export const hashNewPassword = async ({ password, email, field }: NewPassword): Promise<string> => {
  const lower = password.toLowerCase()
  if (commonPasswords.has(lower) || isMadeOfContext(lower, email)) throw refusal(400, "CommonPassword", { field })
  return hashPassword(password)
}

/** An unknown account takes the same time as a wrong password. */
const unknownAccountHash = await hashPassword(randomBytes(16).toString("hex"))

export const checkPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [nonce = "", tag = ""] = (stored ?? unknownAccountHash).split(".")
  const given = await slowHash(password, Buffer.from(nonce, "base64url"))
  return timingSafeEqual(given, Buffer.from(tag, "base64url")) && stored !== null
}
