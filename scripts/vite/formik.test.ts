import { describe, expect, it } from "vitest"
import same from "./formik/compare.ts"
import merge from "./formik/merge.ts"

describe("in place of what Formik brings", () => {
  it.each([
    [{}, {}, true],
    [{ email: "a" }, { email: "a" }, true],
    [{ email: "a" }, { email: "b" }, false],
    [{ email: "a" }, { email: "a", terms: true }, false],
    [{ email: undefined }, { terms: undefined }, false],
    [{ list: [{ a: 1 }] }, { list: [{ a: 1 }] }, true],
    [{ list: [1, 2] }, { list: [1] }, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    ["", 0, false],
  ])("%j and %j are the same: %s", (one, other, expected) => {
    expect(same(one, other)).toBe(expected)
  })

  it("puts errors together", () => {
    expect(merge.all([{}, { email: "a" }, { password: "b" }])).toEqual({ email: "a", password: "b" })
  })
})
