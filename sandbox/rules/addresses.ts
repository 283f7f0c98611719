import { createHash } from "node:crypto"
import type { CoinName } from "#sandbox/tables/shared.ts"

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

const checksum = (values: readonly number[]): number =>
  values.reduce((sum, value) => {
    const top = sum >>> 25
    const next = ((sum & 0x1ffffff) << 5) ^ value
    return generators.reduce((result, generator, bit) => ((top >>> bit) & 1 ? result ^ generator : result), next)
  }, 1)

const fiveBits = (bytes: Uint8Array): number[] => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{5}/g) ?? []).map((group) => Number.parseInt(group, 2))
}

/** Encodes a BIP-173 address of witness version 0. The address passes a wallet's checks, and nobody has its private key. */
const bech32 = (program: Uint8Array): string => {
  const prefix = "bc"
  const data = [0, ...fiveBits(program)]
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  const expanded = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
  const sum = checksum([...expanded, ...data, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [0, 1, 2, 3, 4, 5].map((index) => (sum >>> (5 * (5 - index))) & 31)
  return `${prefix}1${[...data, ...check].map((value) => alphabet[value]).join("")}`
}

const digest = (...parts: readonly (string | number)[]) => createHash("sha256").update(parts.join(":")).digest()

export const addressOf = (seed: number, coin: CoinName, invoiceId: string): string => {
  const program = digest(seed, coin, invoiceId).subarray(0, 20)
  return coin === "btc" ? bech32(program) : `0x${program.toString("hex")}`
}

export const transactionHash = (seed: number, coin: CoinName, paymentId: string): string =>
  `${coin === "eth" ? "0x" : ""}${digest(seed, "transaction", paymentId).toString("hex")}`
