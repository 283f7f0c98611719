import { describe, expect, it } from "vitest"
import { pseudoLocalize, pseudoLocalizeAll } from "./story-pseudo.ts"

describe("the pseudo-locale", () => {
  it("accents every letter, in brackets", () => {
    expect(pseudoLocalize("Sign in")).toBe("[Šíĝñ íñ óñé]")
  })

  it("is longer by a third", () => {
    const text = "The link in the mail leads back to this page."
    expect(pseudoLocalize(text).length / text.length).toBeGreaterThan(1.35)
    expect(pseudoLocalize(text).length / text.length).toBeLessThan(1.45)
  })

  it("keeps placeholders, nested keys and tags", () => {
    expect(pseudoLocalize("{{count}} of {{total, number}}")).toBe("[{{count}} óƒ {{total, number}} óñ]")
    expect(pseudoLocalize("<1>Yes</1> $t(common.no)")).toContain("<1>Ýéš</1> $t(common.no)")
    expect(pseudoLocalize("{{amount}}")).toBe("{{amount}}")
  })

  it("covers every text of a bundle", () => {
    expect(pseudoLocalizeAll({ a: { b: "Yes" } })).toEqual({ a: { b: "[Ýéš óñ]" } })
  })
})
