import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const hash = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const

export const newSalt = (): Buffer => randomBytes(16)

/** Slow on purpose: who reads the database must not try out what could be meant. */
export const slowHash = (message: string, nonce: Buffer): Promise<Buffer> =>
  hash("argon2id", { ...cost, message, nonce })

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = newSalt()
  const tag = await slowHash(password, nonce)
  return `${nonce.toString("base64url")}.${tag.toString("base64url")}`
}

/** An unknown account takes the same time as a wrong password. */
const unknownAccountHash = await hashPassword(randomBytes(16).toString("hex"))

export const checkPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [nonce = "", tag = ""] = (stored ?? unknownAccountHash).split(".")
  const given = await slowHash(password, Buffer.from(nonce, "base64url"))
  return timingSafeEqual(given, Buffer.from(tag, "base64url")) && stored !== null
}
