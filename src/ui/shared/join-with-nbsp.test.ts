import { expect, it } from "vitest"
import { joinWithNbsp } from "./join-with-nbsp.ts"

it.each([
  ["Bitcoin, 12 months", "Bitcoin, 12_months"],
  ["Bitcoin, 12 месяцев", "Bitcoin, 12_месяцев"],
  ["Вывод — на ваш адрес", "Вывод_— на_ваш адрес"],
  ["Курс зафиксирован на два часа", "Курс зафиксирован на_два часа"],
  ["У вас и у нас", "У_вас и_у_нас"],
  ["25 of 50 Th/s", "25 of 50 Th/s"],
  ["Go to the list", "Go to the list"],
])("joins words that must not be separated: %s", (text, joined) => {
  expect(joinWithNbsp(text)).toBe(joined.replaceAll("_", "\u00a0"))
})
