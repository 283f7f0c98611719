import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalizeAmount, readAsThousands, withoutUnit } from "./normalize-amount.ts"

describe("a typed amount", () => {
  it.each([
    ["0,5", "0.5"],
    ["0.5", "0.5"],
    [",5", "0.5"],
    ["12", "12"],
    ["007", "7"],
    ["0,", "0"],
    [",", "0"],
    [".", "0"],
    ["", ""],
    ["  ", ""],
    [" 12 ", "12"],
    ["1 234.5", "1234.5"],
    ["1 234,5", "1234.5"],
    ["1\u00a0234,5", "1234.5"],
    ["1\u202f234,5", "1234.5"],
    ["1\u2009234\u2009567,5", "1234567.5"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,234,567.5", "1234567.5"],
    ["1,234", "1.234"],
    ["1.234", "1.234"],
    ["1.50", "1.50"],
    ["\u200e0.5\u2060", "0.5"],
    ["1'000", "1000"],
    ["1’234’567.5", "1234567.5"],
    ["٣", "3"],
    ["١٬٢٣٤٫٥", "1234.5"],
    ["۱۲۳", "123"],
    ["１２．５", "12.5"],
  ])("%j is read as %j", (text, plain) => {
    expect(normalizeAmount(text)).toBe(plain)
  })

  it.each([
    "1e5",
    "-1",
    "+1",
    "abc",
    "5 Th",
    "1.2.3",
    "1,2,3",
    "1,234,567",
    "12 34",
    "1 2",
    "1,23.4",
    "$5",
    "1'23",
    "²",
    "1 234 5",
    "0x10",
    "Infinity",
    "9".repeat(19),
  ])("%j is refused", (text) => {
    expect(normalizeAmount(text)).toBeNull()
  })

  const whole = fc.bigInt({ min: 0n, max: 999_999_999_999n }).map(String)
  const part = fc.stringMatching(/^\d{1,8}$/)
  const grouped = (text: string, by: string) => text.replace(/\B(?=(\d{3})+$)/g, by)

  it("is the same with a comma as with a dot", () => {
    fc.assert(
      fc.property(whole, part, (a, b) => {
        expect(normalizeAmount(`${a},${b}`)).toBe(`${a}.${b}`)
        expect(normalizeAmount(`${a}.${b}`)).toBe(`${a}.${b}`)
      }),
    )
  })

  it("is the same with any thousands separator", () => {
    const separators = fc.constantFrom(
      [" ", "."],
      [" ", ","],
      ["\u00a0", ","],
      ["\u202f", ","],
      ["\u2009", "."],
      [",", "."],
      [".", ","],
    )
    fc.assert(
      fc.property(whole, part, separators, (a, b, [group, point]) => {
        expect(normalizeAmount(`${grouped(a, group!)}${point}${b}`)).toBe(`${a}.${b}`)
      }),
    )
  })

  it("is a plain decimal, empty, or refused, for any text", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d., e+-]{0,12}$/))
    fc.assert(
      fc.property(text, (any) => {
        expect(normalizeAmount(any) ?? "").toMatch(/^(\d+(\.\d+)?)?$/)
      }),
    )
  })

  it("keeps every significant digit", () => {
    const text = fc.stringMatching(/^[\d., ]{1,12}$/)
    const significant = (any: string) => any.replace(/\D/g, "").replace(/^0+/, "")
    fc.assert(
      fc.property(text, (any) => {
        const read = normalizeAmount(any)
        if (read !== null) expect(significant(read)).toBe(significant(any))
      }),
    )
  })
})

describe("the other reading of a lone comma", () => {
  const nonzero = fc.stringMatching(/^[1-9]\d{0,2}$/)
  const three = fc.stringMatching(/^\d{3}$/)

  it("is a thousand times as much, as an English page writes it", () => {
    fc.assert(
      fc.property(nonzero, three, (whole, rest) => {
        const text = `${whole},${rest}`
        expect(readAsThousands(text, "en-US")).toBe(whole + rest)
        expect(Number(whole + rest)).toBeCloseTo(Number(normalizeAmount(text)) * 1000, 6)
        expect(readAsThousands(text, "ru-RU")).toBeNull()
      }),
    )
  })

  it.each(["0,500", "0,5", "1,00", "1,0000", "1.000", "1,000.5", "1,000,000", "1000", "", "abc"])(
    "does not exist for %j",
    (text) => {
      expect(readAsThousands(text, "en-US")).toBeNull()
    },
  )
})

describe("the unit beside an amount", () => {
  it.each([
    ["0.03544091 BTC", ["btc"], "0.03544091"],
    ["btc 0.5", ["btc"], "0.5"],
    ["0,5\u00a0ETH2", ["eth2"], "0,5"],
    ["$570.00", ["usd", "$"], "570.00"],
    ["$570.00 USD", ["usd", "$"], "570.00"],
    ["570,00\u00a0€", ["eur", "€"], "570,00"],
    ["20\u202fTh/s", ["Th/s"], "20"],
    ["−5%", ["%"], "−5"],
    ["20", ["Th/s"], "20"],
  ])("is removed from %j: %j", (text, units, amount) => {
    expect(withoutUnit(text, units)).toBe(amount)
  })

  it.each([
    ["0.5 ETH2", ["eth"]],
    ["570 EUR", ["usd", "$"]],
    ["20 Gh/s", ["Th/s"]],
    ["BTC", ["btc"]],
    ["$ 5 $", ["usd", "$"]],
    ["$$5", ["usd", "$"]],
    ["about $5", ["usd", "$"]],
  ])("does not make an amount of %j", (text, units) => {
    expect(normalizeAmount(withoutUnit(text, units))).toBeNull()
  })
})
