import { describe, expect, it } from "vitest"
import { findWrongTitles } from "./titles.ts"

/** Writes the title as a string into the code, which keeps the example from being a title of this file. */
const found = (code: string, title: string) =>
  findWrongTitles(code.replace("TITLE", JSON.stringify(title))).map(({ line, text }) => `${line} ${text}`)

describe("findWrongTitles", () => {
  it.each([
    ["it", "it(TITLE, () => {})", 1],
    ["a modified test", "\ntest.skipIf(slow)(TITLE, () => {})", 2],
    ["describe", "describe(\n  TITLE,\n  () => {},\n)", 2],
    ["a table of tests", "it.each([\n  1,\n])(TITLE, () => {})", 3],
    ["a test function of the project", "browserTest(TITLE, async () => {})", 1],
  ])("finds a title without a subject in %s", (_, code, line) => {
    expect(found(code, "of two uses one wins")).toEqual([`${line} of two uses one wins`])
  })

  it.each(["What", "who", "it", "for", "Of", "where", "as", "that", "which"])(
    "finds a title that begins with %s",
    (word) => {
      expect(found("it(TITLE)", `${word} grows`)).toEqual([`1 ${word} grows`])
    },
  )

  it.each([
    ["a verb", "it(TITLE)", "accepts a challenge only once when two calls use it"],
    ["a longer word", "it(TITLE)", "formats an amount"],
    ["a condition", "describe(TITLE)", "when the page is open"],
    ["a subject", "it(TITLE)", "the page shows what it keeps"],
  ])("accepts a title that begins with %s", (_, code, title) => {
    expect(found(code, title)).toEqual([])
  })

  it("ignores the arguments of other functions", () => {
    expect(found("pattern.test(TITLE)", "of two")).toEqual([])
  })
})
