import { expect, it } from "vitest"
import en from "#locales/en-US/shop/estimates.json"
import ru from "#locales/ru-RU/shop/estimates.json"

it("no text of an estimate calls its price today's, because it may be days old", () => {
  // Skips two texts in which "today" is right: the axis of the fan starts today, and the coin would be bought today.
  const textsOf = ({ fan: { now: _, ...fan }, compare: { buys: __, ...compare }, ...texts }: typeof en | typeof ru) =>
    JSON.stringify({ fan, compare, ...texts })
  expect(textsOf(en)).not.toMatch(/\btoday/i)
  expect(textsOf(ru)).not.toMatch(/сегодня/i)
  expect([en.how.asOf, ru.how.asOf].every((text) => text.includes("{{date}}"))).toBe(true)
})
