import { expect, it } from "vitest"
import en from "#locales/en-US/shop/estimates.json"
import ru from "#locales/ru-RU/shop/estimates.json"

// "returns" is about the customer's day, not about a price.
const { returns: _en, ...english } = en
const { returns: _ru, ...russian } = ru

it("no estimate calls its price today's: it may be days old, and its date stands beside it", () => {
  expect(JSON.stringify(english)).not.toMatch(/\btoday/i)
  expect(JSON.stringify(russian)).not.toMatch(/сегодня/i)
  expect([en.scenarios.legend, ru.scenarios.legend].every((text) => text.includes("{{date}}"))).toBe(true)
})
