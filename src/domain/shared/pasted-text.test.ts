import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cleanPin, cleanProse, cleanToken } from "./pasted-text.ts"

const noise = fc.stringMatching(/^[\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069 \u00a0\n\t]{0,6}$/)
const invisible = fc.stringMatching(/^[\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069\u00ad]{0,3}$/)
const word = fc.stringMatching(/^[\w@.:-]{1,40}$/)

describe("invisible characters of a pasted text", () => {
  it("are removed around and inside an address, a code or an e-mail address", () => {
    fc.assert(
      fc.property(word, noise, noise, invisible, fc.nat(40), (text, before, after, inside, at) => {
        expect(cleanToken(`${before}${text.slice(0, at)}${inside}${text.slice(at)}${after}`)).toBe(text)
      }),
    )
  })

  it("are removed around a name, and those that join its letters stay", () => {
    const joined = fc.constantFrom("👩\u200d💻", "می\u200cخواهم", "Ada  Lovelace")
    fc.assert(fc.property(joined, noise, noise, (text, before, after) => cleanProse(before + text + after) === text))
  })

  it("are all removed from a text without visible characters", () => {
    fc.assert(fc.property(noise, (text) => cleanToken(text) === "" && cleanProse(text) === ""))
  })

  it("are removed from a PIN, and its printed groups are joined", () => {
    const separator = fc.constantFrom(" ", "-", "\u00a0", "–", "\u2011", " - ")
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), separator, noise, (pin, between, around) => {
        expect(cleanPin(around + pin.match(/.{4}/g)!.join(between) + around)).toBe(pin)
      }),
    )
  })
})
