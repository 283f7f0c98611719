import { describe, expect, it } from "vitest"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { calculateGrowthPercent } from "#domain/shared/monthly-growth.ts"
import { normalizePercent } from "#domain/shared/normalize-amount.ts"
import {
  convertAssumptions,
  parseDraftAssumptions,
  findFirstForecastProblem,
  convertDraft,
  validateForecastDraft,
  createInitialForecastDraft,
  typeIntoDraft,
  classifyForecastPrices,
} from "./forecast-form.ts"
import { calculatePriceInYear } from "./forecast.ts"

const rate = decimal("64000")
const start = createInitialForecastDraft(rate)

describe("the three fields of the forecast", () => {
  it("start with the live rate, a growth of five percent, and the resulting price in a year", () => {
    expect(start).toEqual({ price: "64000.00", growth: "5", inYear: "114934.80", leads: "growth" })
  })

  it("start without a price if there is no live rate", () => {
    expect(createInitialForecastDraft(null)).toEqual({ price: "", growth: "5", inYear: "", leads: "growth" })
  })

  it("follow a typed price", () => {
    expect(typeIntoDraft(start, "price", "32000")).toEqual({
      price: "32000",
      growth: "5",
      inYear: "57467.40",
      leads: "growth",
    })
  })

  it("follow a typed growth, even if it is negative", () => {
    expect(typeIntoDraft(start, "growth", "-10")).toEqual({
      price: "64000.00",
      growth: "-10",
      inYear: "18075.49",
      leads: "growth",
    })
  })

  it("follow a typed price in a year, which is met to the last digit", () => {
    const draft = typeIntoDraft(start, "inYear", "128000")
    expect(draft).toEqual({ price: "64000.00", growth: "5.95", inYear: "128000", leads: "inYear" })
    expect(toPlainDecimal(calculatePriceInYear(parseDraftAssumptions(draft, rate)!))).toBe("128000")
  })

  it("do not change while the typed field is unreadable", () => {
    expect(typeIntoDraft(start, "growth", "-")).toEqual({ ...start, growth: "-" })
    expect(typeIntoDraft(start, "price", "")).toEqual({ ...start, price: "" })
    expect(typeIntoDraft(start, "inYear", "")).toEqual({ ...start, inYear: "", leads: "inYear" })
  })
})

describe("the validation of the fields", () => {
  it.each([
    ["price", "32000", null],
    ["price", "31999.99", "price"],
    ["price", "128000", null],
    ["price", "128000.01", "price"],
    ["price", "", "required"],
    ["growth", "-99.99", null],
    ["growth", "-100", "minPercent"],
    ["growth", "99.99", null],
    ["growth", "100", "maxPercent"],
    ["growth", "", "required"],
    ["growth", "-", "required"],
    ["inYear", "", "required"],
    // The value in a year would require a growth outside the bounds.
    ["inYear", "0", "minPercent"],
    ["inYear", "262144000", "maxPercent"],
    ["inYear", "262143999", null],
  ] as const)("returns for %s %j: %s", (field, text, problem) => {
    expect(findFirstForecastProblem(validateForecastDraft(typeIntoDraft(start, field, text), rate))).toBe(problem)
  })

  it("compares the price with fixed bounds if there is no live rate", () => {
    const said = ["5999.99", "6000", "15000", "15000.01"].map(
      (price) => validateForecastDraft(typeIntoDraft(createInitialForecastDraft(null), "price", price), null).price,
    )
    expect(said).toEqual(["price", null, null, "price"])
  })

  it("checks each field", () => {
    const draft = typeIntoDraft(typeIntoDraft(start, "growth", "100"), "price", "1")
    expect(validateForecastDraft(draft, rate)).toEqual({ price: "price", growth: "maxPercent", inYear: null })
  })
})

it("the typed value is applied, not the rounded one that is shown", () => {
  expect(
    toPlainDecimal(
      calculateGrowthPercent(parseDraftAssumptions(typeIntoDraft(start, "inYear", "128000"), rate)!.factor),
    ),
  ).toBe("5.94630944")
})

it.each([
  ["5", "5"],
  ["-5,5", "-5.5"],
  ["−5", "-5"],
  [" - 12 ", "-12"],
  ["+5,5", "5.5"],
  ["+", null],
  ["+-5", null],
  ["-", "-"],
  ["", ""],
  ["--5", null],
  ["5-", null],
  ["1e2", null],
  ["-x", null],
])("the percentage %j is read as %j", (text, percent) => {
  expect(normalizePercent(text)).toBe(percent)
})

describe("the fields in another display currency", () => {
  const euros = decimal("58880")

  it("contain the live rate if they contained the live rate", () => {
    expect(convertDraft(start, rate, euros)).toEqual(createInitialForecastDraft(euros))
    expect(convertDraft(typeIntoDraft(start, "growth", "7"), rate, euros)).toEqual(
      typeIntoDraft(createInitialForecastDraft(euros), "growth", "7"),
    )
  })

  it("contain the same typed amounts, converted, and the same growth", () => {
    expect(convertDraft(typeIntoDraft(start, "price", "70000"), rate, euros)).toEqual(
      typeIntoDraft(createInitialForecastDraft(euros), "price", "64400.00"),
    )
    expect(convertDraft(typeIntoDraft(start, "inYear", "128000"), rate, euros)).toEqual({
      price: "58880.00",
      growth: "5.95",
      inYear: "117760.00",
      leads: "inYear",
    })
  })

  it("contain an unreadable text unchanged", () => {
    for (const text of ["", "1e5"])
      expect(convertDraft(typeIntoDraft(start, "price", text), rate, euros).price).toBe(text)
  })

  it("contain no price without a rate, and the same growth", () => {
    const draft = typeIntoDraft(typeIntoDraft(start, "growth", "7"), "price", "70000")
    expect(convertDraft(draft, rate, null)).toEqual({ price: "", growth: "7", inYear: "", leads: "growth" })
    expect(convertDraft(typeIntoDraft(createInitialForecastDraft(null), "price", "7000"), null, euros)).toEqual(
      createInitialForecastDraft(euros),
    )
  })

  it("contain applied values until others are applied", () => {
    const assumed = parseDraftAssumptions(typeIntoDraft(start, "price", "70000"), rate)!
    expect(toPlainDecimal(convertAssumptions(assumed, rate, euros)!.price)).toBe("64400")
    expect(convertAssumptions(assumed, rate, euros)!.factor).toEqual(assumed.factor)
    expect(convertAssumptions(assumed, rate, null)).toBeNull()
    expect(convertAssumptions(null, null, euros)).toEqual(
      parseDraftAssumptions(createInitialForecastDraft(euros), euros),
    )
    expect(convertAssumptions(assumed, null, euros)).toEqual({ ...assumed, price: euros })
  })
})

describe("the choice of prices of a forecast", () => {
  const outlookOf = (draft: typeof start | null) =>
    classifyForecastPrices(draft && parseDraftAssumptions(draft, rate), rate)

  it("is the default from the start, and without a price", () => {
    expect([outlookOf(start), classifyForecastPrices(null, null)]).toEqual(["default", "default"])
  })

  it("is unchanged at today's price without growth", () => {
    expect(outlookOf(typeIntoDraft(start, "growth", "0"))).toBe("unchanged")
  })

  it("is typed with another price or growth", () => {
    expect([typeIntoDraft(start, "price", "70000"), typeIntoDraft(start, "growth", "3")].map(outlookOf)).toEqual([
      "typed",
      "typed",
    ])
  })
})
