import { createHmac } from "node:crypto"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Decodes a key (RFC 4648) as people type it into their app, with spaces and in upper or lower case. */
const bytesOf = (key: string): Buffer => {
  const bits = [...key.replaceAll(" ", "").toUpperCase()]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns the code that an authenticator app shows for this key at this time (RFC 6238, based on RFC 4226). */
export const codeAt = (key: string, milliseconds: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)))
  const mac = createHmac("sha1", bytesOf(key)).update(counter).digest()
  const at = mac[mac.length - 1]! & 15
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0")
}
