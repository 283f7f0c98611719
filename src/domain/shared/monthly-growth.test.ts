import { expect, it } from "vitest"
import { decimal, roundHalfUp, toPlainDecimal } from "./money.ts"
import { defaultGrowth, growByMonths, generateMonthlyGrowth, calculateGrowthFactor } from "./monthly-growth.ts"

it("the calculator and the forecast assume the same price in every month, beginning with today's", () => {
  const [price, factor] = [decimal("64250"), calculateGrowthFactor(defaultGrowth)]
  const months = generateMonthlyGrowth(price, factor)
  const calculator = Array.from({ length: 6 }, () => toPlainDecimal(months.next().value))
  const forecast = calculator.map((_, month) => toPlainDecimal(roundHalfUp(growByMonths(price, factor, month))))
  expect(calculator).toEqual(["64250", "67462.5", "70835.625", "74377.40625", "78096.2765625", "82001.09039063"])
  expect(forecast).toEqual(calculator)
})
