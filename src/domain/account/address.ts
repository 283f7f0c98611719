import { sha256 } from "@noble/hashes/sha2.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { bech32, bech32m, createBase58check } from "@scure/base"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { cleanToken } from "#domain/shared/pasted-text.ts"

const schemes: { readonly [Coin in PayoutCoin]: RegExp } = {
  btc: /^bitcoin:([^?]*).*$/is,
  eth: /^ethereum:(?:pay-)?([^?@/]*).*$/is,
}
/** A bech32 address in capitals, as QR codes write it. BIP-173 allows either case, but not both. */
const uppercaseBech32 = /^BC1[0-9A-Z]*$/

/**
 * Returns the coin address in a pasted text, which may be a wallet's link. Bech32 in capitals and "0X" become lower case, because `rules`
 * accepts nothing else.
 */
export const normalizeAddress = (coin: PayoutCoin, text: string): string => {
  const address = cleanToken(cleanToken(text).replace(schemes[coin], "$1"))
  if (coin === "eth") return address.replace(/^0X/, "0x")
  return uppercaseBech32.test(address) ? address.toLowerCase() : address
}

/** The rules of the specification, taken literally. The server accepts exactly these addresses, even those that a wallet would refuse. */
const rules: { readonly [Coin in PayoutCoin]: RegExp } = {
  btc: /^(?:bc1|[13][0-9A-Za-z]{25,39}$)/,
  eth: /^0x[0-9A-Fa-f]{40}$/,
}

export const isAddress = (coin: PayoutCoin, text: string): boolean => rules[coin].test(text)

const tryDecode = <Decoded>(decode: () => Decoded): Decoded | null => {
  try {
    return decode()
  } catch {
    // The library throws on a failed checksum, which the caller reports as null.
    return null
  }
}

/** Checks the length of a witness program by BIP-141, which limits all versions and allows exactly two lengths for version 0. */
const isWitness = (version: number, length: number): boolean =>
  version === 0 ? length === 20 || length === 32 : version <= 16 && length >= 2 && length <= 40

/** Checks the checksum by BIP-173 for witness version 0 and by BIP-350 for every later version. */
const isSegwit = (text: string): boolean => {
  const decodeVersion = (coder: typeof bech32): number | null =>
    tryDecode(() => {
      const { prefix, words } = coder.decode(text as `${string}1${string}`, 90)
      const [version, ...program] = words
      if (prefix !== "bc" || version === undefined) return null
      return isWitness(version, coder.fromWords(program).length) ? version : null
    })
  const bech32mForm = decodeVersion(bech32m)
  return decodeVersion(bech32) === 0 || (bech32mForm !== null && bech32mForm > 0)
}

const base58check = createBase58check(sha256)
const versions: { readonly [first: string]: number } = { 1: 0, 3: 5 }
const hashLength = 20

const isBase58 = (text: string): boolean => {
  const bytes = tryDecode(() => base58check.decode(text))
  return bytes !== null && bytes.length === hashLength + 1 && bytes[0] === versions[text.charAt(0)]
}

/** Checks an eth address by EIP-55. The case of its letters is the checksum, and letters of one case carry no checksum. */
const hasValidCaseChecksum = (text: string): boolean => {
  const digits = text.slice(2)
  const lowerCaseDigits = digits.toLowerCase()
  if (digits === lowerCaseDigits || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(lowerCaseDigits)))
  return (
    digits === [...lowerCaseDigits].map((digit, at) => (hash.charAt(at) >= "8" ? digit.toUpperCase() : digit)).join("")
  )
}

/**
 * Returns true if the checksum of an accepted address fails, which probably means a typo. The form only warns, and the customer can still
 * save the address.
 */
export const hasInvalidChecksum = (coin: PayoutCoin, text: string): boolean =>
  coin === "eth" ? !hasValidCaseChecksum(text) : !(text.startsWith("bc1") ? isSegwit(text) : isBase58(text))
