import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvOf } from "./csv"

describe("a table for a spreadsheet", () => {
  it("begins with the mark of UTF-8 and ends each line as spreadsheets do", () => {
    expect(csvOf([["Дата", "Сумма"], ["1", "2"]], ";")).toBe("\ufeffДата;Сумма\r\n1;2\r\n")
  })
  it.each([
    ["a,b", "\"a,b\""], ["a;b", "a;b"], ["say \"hi\"", "\"say \"\"hi\"\"\""], ["two\nlines", "\"two\nlines\""], ["", ""], ["-0.5", "-0.5"],
    ["=1+1", "'=1+1"], ["+7 900", "'+7 900"], ["@SUM(A1)", "'@SUM(A1)"], ["-cmd|'/c calc'!A0", "'-cmd|'/c calc'!A0"],
    ["=HYPERLINK(\"http://x\",\"y\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""], ["\t=1", "'\t=1"], ["-1-1", "'-1-1"]
  ])("%j is written %j", (cell, wanted) => { expect(csvOf([[cell]], ",")).toBe(`\ufeff${wanted}\r\n`) })

  it("has no cell that a spreadsheet would run", () => {
    fc.assert(fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string(), (first, rest) => {
      const cell = csvOf([[first + rest]], ",").slice(1, -2).replace(/^"/, "")
      return cell.startsWith("'") || /^[+-]\d+([.,]\d+)?"?$/.test(cell)
    }))
  })
})
