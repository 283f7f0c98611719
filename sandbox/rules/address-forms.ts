import { refusal } from "#sandbox/errors.ts"
import type { CoinName } from "#sandbox/tables.ts"
import { readToken } from "./typed-text.ts"

/** The specification's rule to the letter; PostgreSQL has no text with the character of number zero. */
const forms: Readonly<Record<CoinName, RegExp>> = {
  btc: /^(bc1[^\0]*|[13][0-9a-zA-Z]{25,39})$/,
  eth: /^0x[0-9a-fA-F]{40}$/,
}

const schemes: Readonly<Record<CoinName, RegExp>> = {
  btc: /^bitcoin:([^?]*).*$/is,
  eth: /^ethereum:(?:pay-)?([^?@/]*).*$/is,
}
/** BIP-173 allows either case, but not both. */
const uppercaseBech32 = /^BC1[0-9A-Z]*$/

/** A wallet's link gives its address and nothing else; bech32 in capitals, as in a QR code, is stored in lower case. */
export const readAddress = (coin: CoinName, text: string): string => {
  const address = readToken(readToken(text).replace(schemes[coin], "$1"))
  return coin === "btc" && uppercaseBech32.test(address) ? address.toLowerCase() : address
}

export const requireAddress = (coin: CoinName, address: string): void => {
  if (!forms[coin].test(address)) throw refusal(400, "InvalidField", { field: "address" })
}

/** Upper and lower case tell only base58 addresses apart. */
const folded = (address: string): string => (/^(0x|bc1)/.test(address) ? address.toLowerCase() : address)

export const isSameAddress = (one: string, other: string): boolean => folded(one) === folded(other)
