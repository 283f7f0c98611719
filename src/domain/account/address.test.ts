import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isAddress, hasInvalidChecksum, normalizeAddress } from "./address.ts"

const alphanumeric = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"]
const charactersOf = (characters: ReadonlyArray<string>, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: min, maxLength: max })

describe("the documented rule for a btc address", () => {
  it.each([
    "bc1",
    "bc1q",
    "bc1 with anything after it",
    `1${"a".repeat(25)}`,
    `3${"Z".repeat(39)}`,
    `1${"0OIl".repeat(8)}`,
  ])("accepts %j", (text) => {
    expect(isAddress("btc", text)).toBe(true)
  })
  it.each([
    "",
    " ",
    "b",
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    "Bc1q",
    "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
    `1${"a".repeat(24)}`,
    `3${"a".repeat(40)}`,
    `2${"a".repeat(30)}`,
    `1${"a".repeat(29)}-`,
    `1${"я".repeat(30)}`,
    ` 1${"a".repeat(30)}`,
  ])("rejects %j", (text) => {
    expect(isAddress("btc", text)).toBe(false)
  })
  it("accepts 25 to 39 letters and digits after 1 or 3", () => {
    fc.assert(
      fc.property(fc.constantFrom("1", "3"), charactersOf(alphanumeric, 25, 39), (first, rest) =>
        isAddress("btc", first + rest),
      ),
    )
  })
  it("accepts any text after bc1", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (rest) => isAddress("btc", `bc1${rest}`)))
  })
})

describe("the documented rule for an eth address", () => {
  it("accepts 40 hexadecimal digits after 0x, in upper or lower case", () => {
    fc.assert(
      fc.property(charactersOf([..."0123456789abcdefABCDEF"], 40, 40), (digits) => isAddress("eth", `0x${digits}`)),
    )
  })
  it.each([
    "",
    "0x",
    `0x${"a".repeat(39)}`,
    `0x${"a".repeat(41)}`,
    `0x${"g".repeat(40)}`,
    "a".repeat(42),
    ` 0x${"a".repeat(40)}`,
  ])("rejects %j", (text) => {
    expect(isAddress("eth", text)).toBe(false)
  })
})

it("the checksum is calculated without an exception for every address that the documented rule accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (rest) => typeof hasInvalidChecksum("btc", `bc1${rest}`) === "boolean"),
  )
  fc.assert(
    fc.property(
      fc.constantFrom("1", "3"),
      charactersOf(alphanumeric, 25, 39),
      (first, rest) => typeof hasInvalidChecksum("btc", first + rest) === "boolean",
    ),
  )
})

describe("the checksum of a segregated witness address", () => {
  // The valid main-network addresses of BIP-173 and BIP-350, in the case that the documented rule accepts.
  it.each([
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
    "bc1sw50qgdz25j",
    "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ])("is valid in %s", (text) => {
    expect(hasInvalidChecksum("btc", text)).toBe(false)
  })

  // The invalid addresses of BIP-173 and BIP-350 that begin with bc1, and addresses from BIP-173 with a later version and the old checksum.
  it.each([
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
    "bc13w508d6qejxtdg4y5r3zarvary0c5xw7kn40wf2",
    "bc1rw5uspcuh",
    "bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90",
    "bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du",
    "bc1gmk9yu",
    "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
    "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
    "bc130xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq7zwqdf",
    "bc1pw5dgrnzv",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf",
    "bc1qw508D6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "bc1",
    "bc1q",
    "bc1 q",
  ])("is invalid in %s", (text) => {
    expect(hasInvalidChecksum("btc", text)).toBe(true)
  })
})

describe("the checksum of an older btc address", () => {
  // The address of the first block, the example address of the multi-signature standard (P2SH), and both with one letter changed.
  it.each([
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", false],
    ["3P14159f73E4gFr7JterCCQh9QjiTjiZrG", false],
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", true],
    ["3P14159f73E4gFr7JterCCQh9QjiTjiZrg", true],
    [`1${"0OIl".repeat(8)}`, true],
    [`3${"a".repeat(39)}`, true],
  ])("is checked in %s, invalid: %j", (text, wanted) => {
    expect(hasInvalidChecksum("btc", text)).toBe(wanted)
  })
})

describe("the checksum of an eth address", () => {
  // All test cases of EIP-55.
  const published = [
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0xde709f2102306220921060314715629080e2fb77",
    "0x27b1fdb04752bbc536007a920d24acb045561c26",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ]
  it.each(published)("is valid in %s", (text) => {
    expect(hasInvalidChecksum("eth", text)).toBe(false)
  })
  it.each(published.slice(4))("is invalid in %s with the case of one letter changed", (text) => {
    const at = text.slice(2).search(/[a-f]/i) + 2
    const character = text.charAt(at)
    const other = character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase()
    expect(hasInvalidChecksum("eth", text.slice(0, at) + other + text.slice(at + 1))).toBe(true)
  })
  it.each(published)("is not checked in %s without capitals", (text) => {
    expect(hasInvalidChecksum("eth", text.toLowerCase())).toBe(false)
  })
})

describe("a pasted address", () => {
  const btc = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  const eth = "0x52908400098527886E0F7030069857D2E4169EE7"
  const noise = fc.stringMatching(/^[\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069 \n]{0,5}$/)
  const query = fc.stringMatching(/^(\?[a-z]{1,8}=[\w.]{0,20}(&[a-z]{1,8}=[\w.]{0,20})?)?$/)

  it("is read from a wallet's link, without its amount", () => {
    fc.assert(
      fc.property(noise, fc.constantFrom("", "bitcoin:", "BITCOIN:"), query, noise, (before, scheme, rest, after) => {
        const pasted = scheme === "" ? btc : scheme + btc + rest
        expect(normalizeAddress("btc", before + pasted + after)).toBe(btc)
      }),
    )
    fc.assert(
      fc.property(noise, fc.constantFrom("ethereum:", "ethereum:pay-"), query, noise, (before, scheme, rest, after) => {
        expect(normalizeAddress("eth", `${before}${scheme}${eth}@1${rest}${after}`)).toBe(eth)
      }),
    )
  })

  it("is lower-cased if it is bech32, and keeps its case otherwise", () => {
    expect(normalizeAddress("btc", btc.toUpperCase())).toBe(btc)
    expect(normalizeAddress("btc", `BITCOIN:${btc.toUpperCase()}?AMOUNT=1`)).toBe(btc)
    for (const mixed of ["Bc1q", "bc1Q", "1BoatSLRHtKNngkdXEeobR76b53LETtpyT"])
      expect(normalizeAddress("btc", mixed)).toBe(mixed)
    expect(normalizeAddress("eth", eth)).toBe(eth)
    expect(normalizeAddress("eth", `0X${eth.slice(2)}`)).toBe(eth)
  })

  it("keeps the scheme of another coin, so that the documented rule rejects it", () => {
    expect(isAddress("btc", normalizeAddress("btc", `ethereum:${btc}`))).toBe(false)
    expect(isAddress("eth", normalizeAddress("eth", `bitcoin:${eth}`))).toBe(false)
  })
})
