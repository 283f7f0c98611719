import { expect, it } from "vitest"
import { normalizeAmount } from "#domain/shared/normalize-amount.ts"
import { writtenAmount } from "./written-amount.ts"

it.each([
  ["", "", "", ""],
  ["0.5", "0.5", "0,5", "0,5"],
  ["999", "999", "999", "999"],
  ["1383.80", "1,383.80", "1\u00a0383,80", "1383,80"],
  [
    "123456789012345678.12345678",
    "123,456,789,012,345,678.12345678",
    "123\u00a0456\u00a0789\u00a0012\u00a0345\u00a0678,12345678",
    "123456789012345678,12345678",
  ],
  ["-0.5", "-0.5", "-0,5", "-0,5"],
])("writes %j as %j, in Russian as %j; ungrouped in Russian as %j", (value, english, russian, typed) => {
  expect([
    writtenAmount(value, "en-US", true),
    writtenAmount(value, "ru-RU", true),
    writtenAmount(value, "ru-RU", false),
  ]).toEqual([english, russian, typed])
})

it("is read back as the same amount, except for the lone comma of an English thousand", () => {
  for (const value of ["0.5", "1383.80", "1234567.5"])
    for (const locale of ["en-US", "ru-RU"]) expect(normalizeAmount(writtenAmount(value, locale, true))).toBe(value)
  expect(normalizeAmount(writtenAmount("1000", "en-US", false))).toBe("1000")
})
