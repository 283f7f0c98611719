import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { second } from "#sandbox/clock.ts"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const step = 30 * second

/** Creates a secret in RFC 4648 base 32 without padding. 20 bytes are exactly 32 letters. */
export const generateTotpSecret = (): string => {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("")
}

const decodeBase32 = (secret: string): Buffer => {
  const bits = [...secret].map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

export const findTimeStep = (now: number): number => Math.floor(now / step)
export const findStepEnd = (number: number): number => (number + 1) * step

/** Returns true if the code has six digits, as an authenticator app shows them. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Returns the code of RFC 6238 with the parameters that every authenticator app assumes: SHA-1, 30 seconds, six digits. */
export const generateTotpCode = (secret: string, number: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(number))
  const mac = createHmac("sha1", decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Returns true if this code of the current or a neighbouring time step was used before. */
export const isUsedCode = (secret: string, code: string, last: number | null, now: number): boolean =>
  last !== null &&
  matchingStep(secret, code, null, now) !== undefined &&
  matchingStep(secret, code, last, now) === undefined

/**
 * Returns the time step of this code, or undefined if the code is wrong or its time step is not later than `last`. The function
 * tries the current step and its two neighbours, because a phone's clock may be wrong.
 */
export const matchingStep = (secret: string, code: string, last: number | null, now: number): number | undefined => {
  if (!isTotpCode(code)) return undefined
  const present = findTimeStep(now)
  return [present, present - 1, present + 1].find(
    (number) => (last === null || number > last) && same(generateTotpCode(secret, number), code),
  )
}
