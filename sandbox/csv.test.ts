import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toCsv } from "./csv.ts"

describe("a CSV table", () => {
  it("ends each line with CRLF", () => {
    expect(
      toCsv(
        [
          ["Дата", "Сумма"],
          ["1", "2"],
        ],
        ";",
      ),
    ).toBe("Дата;Сумма\r\n1;2\r\n")
  })
  describe.each([",", ";"] as const)("with the separator %j", (separator) => {
    it.each([
      ["a,b", '"a,b"'],
      ["a;b", '"a;b"'],
      ["a\tb", '"a\tb"'],
      ['say "hi"', '"say ""hi"""'],
      ["two\nlines", '"two\nlines"'],
      ["two\rlines", '"two\rlines"'],
      ["a;=1+1", '"a;=1+1"'],
      ["", ""],
      ["plain text", "plain text"],
    ])("writes %j as one cell: %j", (cell, wanted) => {
      expect(toCsv([[cell]], separator)).toBe(`${wanted}\r\n`)
    })
    it.each([
      ["=1+1", '"\'=1+1"'],
      ["+7 900", '"\'+7 900"'],
      ["+7", '"\'+7"'],
      ["@SUM(A1)", '"\'@SUM(A1)"'],
      ["-1-1", '"\'-1-1"'],
      ["-cmd|'/c calc'!A0", "\"'-cmd|'/c calc'!A0\""],
      ["\t=1", '"\'\t=1"'],
      ["\r=1", '"\'\r=1"'],
      ["-", '"\'-"'],
      ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ])("writes %j as text, not as a formula: %j", (cell, wanted) => {
      expect(toCsv([[cell]], separator)).toBe(`${wanted}\r\n`)
    })
    it.each([
      ["-0.5", "-0.5"],
      ["-12", "-12"],
      ["-0,5", '"-0,5"'],
    ])("writes the negative decimal %j as a number: %j", (cell, wanted) => {
      expect(toCsv([[cell]], separator)).toBe(`${wanted}\r\n`)
    })
  })

  it("contains no cell that a spreadsheet would run as a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string(), (first, rest) => {
        const cell = toCsv([[first + rest]], ",")
          .slice(0, -2)
          .replace(/^"/, "")
        return cell.startsWith("'") || /^-\d+([.,]\d+)?"?$/.test(cell)
      }),
    )
  })
})
