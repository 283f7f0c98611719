import { createRefusal } from "#sandbox/errors.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { cleanToken } from "./typed-text.ts"

/** The exact forms of the specification. The patterns exclude the null character, because PostgreSQL cannot store it in strings. */
const forms: Readonly<Record<CoinName, RegExp>> = {
  btc: /^(bc1[^\0]*|[13][0-9a-zA-Z]{25,39})$/,
  eth: /^0x[0-9a-fA-F]{40}$/,
}

const schemes: Readonly<Record<CoinName, RegExp>> = {
  btc: /^bitcoin:([^?]*).*$/is,
  eth: /^ethereum:(?:pay-)?([^?@/]*).*$/is,
}
/** Matches bech32 in capitals. BIP-173 allows either case, but not a mixture. */
const uppercaseBech32 = /^BC1[0-9A-Z]*$/

/** Reads an address. Reduces a wallet's link to its address. Changes Bech32 in capitals, as in QR codes, to lower case. */
export const readAddress = (coin: CoinName, text: string): string => {
  const address = cleanToken(cleanToken(text).replace(schemes[coin], "$1"))
  return coin === "btc" && uppercaseBech32.test(address) ? address.toLowerCase() : address
}

/** Refuses with 400 `InvalidField` if the address does not have the form of its coin. */
export const requireAddress = (coin: CoinName, address: string): void => {
  if (!forms[coin].test(address)) throw createRefusal(400, "InvalidField", { field: "address" })
}

/** Lower-cases an address unless it is base58, because the case distinguishes base58 addresses. */
const foldCase = (address: string): string => (/^(0x|bc1)/.test(address) ? address.toLowerCase() : address)

export const isSameAddress = (one: string, other: string): boolean => foldCase(one) === foldCase(other)
