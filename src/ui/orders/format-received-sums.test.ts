import { expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { createFormatters } from "#ui/shared/format.ts"
import { formatReceivedSums } from "./format-received-sums.ts"

it.each([
  ["en-US", "142.5", "$142.50"],
  ["en-US", "0.005", "$0.01"],
  ["en-US", "0.00423", "$0.00423"],
  ["en-US", "0", "$0.00"],
  ["ru-RU", "0.00423", "0,00423\u00a0$"],
] as const)("shows, in %s, %s received as %s, and only zero as zero", (locale, received, text) => {
  const format = createFormatters(locale, () => "")
  expect(formatReceivedSums({ receivedAmount: decimal(received), currencyId: "usd" }, format)).toBe(text)
})
