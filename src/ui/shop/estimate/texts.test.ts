import { expect, it } from "vitest"
import en from "#locales/en-US/shop/estimates.json"
import ru from "#locales/ru-RU/shop/estimates.json"

it("no estimate calls its price today's: it may be days old, and its date stands beside it", () => {
  expect(JSON.stringify(en)).not.toMatch(/\btoday/i)
  expect(JSON.stringify(ru)).not.toMatch(/сегодня/i)
  expect([en.scenarios.legend, ru.scenarios.legend].every((text) => text.includes("{{date}}"))).toBe(true)
})
