import { BigDecimal } from "effect"
import { createInstance } from "i18next"
import { describe, expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import texts from "#locales/en-US/money/withdrawal.json"
import { createFormatters } from "#ui/shared/format.ts"
import { formatLimits, createWithdrawalSchema } from "./withdrawal.form.ts"

const i18n = createInstance()
void i18n.init({ lng: "en-US", resources: { "en-US": { withdrawal: texts } }, interpolation: { escapeValue: false } })
const t = i18n.getFixedT("en-US", "withdrawal")
const format = createFormatters("en-US", (unit) => unit)
const address = "bc1q"

const summaryOf = (max: string, balance: string) => ({
  currencyId: "btc" as const,
  minValue: decimal("0.0005"),
  maxValue: decimal(max),
  balance: decimal(balance),
  base: { currencyId: "usd" as const, rate: BigDecimal.fromBigInt(1n) },
  fee: null,
  expectedMinutes: null,
})

const problemsOf = (amount: string, to = address, { max = "1.5", balance = "2" } = {}) => {
  const { error } = createWithdrawalSchema("btc", summaryOf(max, balance), { t, format }).safeParse({
    amount,
    address: to,
  })
  return error?.issues.map(({ path: [field], message }) => `${String(field)}: ${message}`) ?? []
}

describe("the amount of a withdrawal", () => {
  it.each(["", "0", "0.0", ".", "abc"])("rejects %j", (amount) => {
    expect(problemsOf(amount)).toEqual(["amount: Enter an amount"])
  })

  it.each(["0.00000001", "0.0005", "1.5"])("accepts %j, even below the minimum", (amount) => {
    expect(problemsOf(amount)).toEqual([])
  })

  it("is limited to the maximum of a withdrawal, which is shown with all digits", () => {
    expect(problemsOf("1.50000001")).toEqual(["amount: The maximum per withdrawal is 1.50000000\u00a0BTC"])
  })

  it("is limited to the balance if that is lower", () => {
    expect(problemsOf("0.75", address, { balance: "0.75" })).toEqual([])
    expect(problemsOf("0.75000001", address, { balance: "0.75" })).toEqual([
      "amount: Your balance is 0.75000000\u00a0BTC",
    ])
  })
})

it.each([
  ["1.5", "2", "From 0.00050000\u00a0BTC to 1.50000000\u00a0BTC"],
  ["1.5", "0.75", "From 0.00050000\u00a0BTC to 0.75000000\u00a0BTC"],
  ["1.5", "0.0004", "The minimum withdrawal is 0.00050000\u00a0BTC, and your balance is 0.00040000\u00a0BTC"],
])("the limit of a maximum of %s and a balance of %s is the lower one", (max, balance, text) => {
  expect(formatLimits("btc", summaryOf(max, balance), { t, format })).toBe(text)
})

it("the limit has no minimum if the minimum is zero", () => {
  const summary = { ...summaryOf("1.5", "0.75"), minValue: decimal("0") }
  expect(formatLimits("btc", summary, { t, format })).toBe("Up to 0.75000000\u00a0BTC")
})

it("the address must be one of the coin", () => {
  expect(problemsOf("1", " ")).toEqual(["address: Enter an address"])
  expect(problemsOf("1", `0x${"a".repeat(40)}`)).toEqual([`address: ${texts.problems.btcAddress}`])
  expect(problemsOf("1", ` ${address} `)).toEqual([])
})
