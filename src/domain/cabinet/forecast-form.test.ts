import { describe, expect, it } from "vitest"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { growthPercent } from "#domain/shared/monthly-growth.ts"
import { normalizePercent } from "#domain/shared/normalize-amount.ts"
import {
  assumptionsInCurrency,
  draftAssumptions,
  firstForecastProblem,
  draftInCurrency,
  validateForecastDraft,
  initialForecastDraft,
  draftWithInput,
  forecastOutlook,
} from "./forecast-form.ts"
import { priceInYear } from "./forecast.ts"

const rate = decimal("64000")
const start = initialForecastDraft(rate)

describe("the three fields", () => {
  it("start with the live rate, five percent, and what that makes in a year", () => {
    expect(start).toEqual({ price: "64000.00", growth: "5", inYear: "114934.80", leads: "growth" })
  })

  it("start without a price where there is no live rate", () => {
    expect(initialForecastDraft(null)).toEqual({ price: "", growth: "5", inYear: "", leads: "growth" })
  })

  it("follow the price", () => {
    expect(draftWithInput(start, "price", "32000")).toEqual({
      price: "32000",
      growth: "5",
      inYear: "57467.40",
      leads: "growth",
    })
  })

  it("follow the growth, also a negative one", () => {
    expect(draftWithInput(start, "growth", "-10")).toEqual({
      price: "64000.00",
      growth: "-10",
      inYear: "18075.49",
      leads: "growth",
    })
  })

  it("follow the value in a year; what is typed is met to the last digit", () => {
    const draft = draftWithInput(start, "inYear", "128000")
    expect(draft).toEqual({ price: "64000.00", growth: "5.95", inYear: "128000", leads: "inYear" })
    expect(toPlainDecimal(priceInYear(draftAssumptions(draft, rate)!))).toBe("128000")
  })

  it("stay as they are while what leads cannot be read", () => {
    expect(draftWithInput(start, "growth", "-")).toEqual({ ...start, growth: "-" })
    expect(draftWithInput(start, "price", "")).toEqual({ ...start, price: "" })
    expect(draftWithInput(start, "inYear", "")).toEqual({ ...start, inYear: "", leads: "inYear" })
  })
})

describe("what is wrong", () => {
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
  ] as const)("%s %j: %s", (field, text, problem) => {
    expect(firstForecastProblem(validateForecastDraft(draftWithInput(start, field, text), rate))).toBe(problem)
  })

  it("is the price outside the fallback where there is no live rate", () => {
    const said = ["5999.99", "6000", "15000", "15000.01"].map(
      (price) => validateForecastDraft(draftWithInput(initialForecastDraft(null), "price", price), null).price,
    )
    expect(said).toEqual(["price", null, null, "price"])
  })

  it("is said of each field", () => {
    const draft = draftWithInput(draftWithInput(start, "growth", "100"), "price", "1")
    expect(validateForecastDraft(draft, rate)).toEqual({ price: "price", growth: "maxPercent", inYear: null })
  })
})

it("what is applied is what is typed, not what is shown rounded", () => {
  expect(toPlainDecimal(growthPercent(draftAssumptions(draftWithInput(start, "inYear", "128000"), rate)!.factor))).toBe(
    "5.94630944",
  )
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
])("%j is typed as the percentage %j", (text, percent) => {
  expect(normalizePercent(text)).toBe(percent)
})

describe("in another display currency", () => {
  const euros = decimal("58880")

  it("the live rate is the live rate", () => {
    expect(draftInCurrency(start, rate, euros)).toEqual(initialForecastDraft(euros))
    expect(draftInCurrency(draftWithInput(start, "growth", "7"), rate, euros)).toEqual(
      draftWithInput(initialForecastDraft(euros), "growth", "7"),
    )
  })

  it("typed amounts mean the same, and growth stays", () => {
    expect(draftInCurrency(draftWithInput(start, "price", "70000"), rate, euros)).toEqual(
      draftWithInput(initialForecastDraft(euros), "price", "64400.00"),
    )
    expect(draftInCurrency(draftWithInput(start, "inYear", "128000"), rate, euros)).toEqual({
      price: "58880.00",
      growth: "5.95",
      inYear: "117760.00",
      leads: "inYear",
    })
  })

  it("what cannot be read stays as it is typed", () => {
    for (const text of ["", "1e5"])
      expect(draftInCurrency(draftWithInput(start, "price", text), rate, euros).price).toBe(text)
  })

  it("without a rate the price is reset, and growth stays", () => {
    const draft = draftWithInput(draftWithInput(start, "growth", "7"), "price", "70000")
    expect(draftInCurrency(draft, rate, null)).toEqual({ price: "", growth: "7", inYear: "", leads: "growth" })
    expect(draftInCurrency(draftWithInput(initialForecastDraft(null), "price", "7000"), null, euros)).toEqual(
      initialForecastDraft(euros),
    )
  })

  it("applied values stay until others are applied", () => {
    const assumed = draftAssumptions(draftWithInput(start, "price", "70000"), rate)!
    expect(toPlainDecimal(assumptionsInCurrency(assumed, rate, euros)!.price)).toBe("64400")
    expect(assumptionsInCurrency(assumed, rate, euros)!.factor).toEqual(assumed.factor)
    expect(assumptionsInCurrency(assumed, rate, null)).toBeNull()
    expect(assumptionsInCurrency(null, null, euros)).toEqual(draftAssumptions(initialForecastDraft(euros), euros))
    expect(assumptionsInCurrency(assumed, null, euros)).toEqual({ ...assumed, price: euros })
  })
})

describe("the outlook", () => {
  const outlookOf = (draft: typeof start | null) => forecastOutlook(draft && draftAssumptions(draft, rate), rate)

  it("is the default from the start, and without a price", () => {
    expect([outlookOf(start), forecastOutlook(null, null)]).toEqual(["default", "default"])
  })

  it("is unchanged at today's price without growth", () => {
    expect(outlookOf(draftWithInput(start, "growth", "0"))).toBe("unchanged")
  })

  it("is typed with another price or growth", () => {
    expect([draftWithInput(start, "price", "70000"), draftWithInput(start, "growth", "3")].map(outlookOf)).toEqual([
      "typed",
      "typed",
    ])
  })
})
