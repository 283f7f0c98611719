import { expect, it } from "vitest"
import { chooseSignUpCurrency } from "#domain/shared/currency.ts"
import { parseTopLevelDomain } from "#domain/site/config.ts"
import { findOrderToPay } from "#domain/site/redirect.ts"

it.each([
  ["hashwell.io", "io"],
  ["hashwell.ru", "ru"],
  ["www.hashwell.ru", "ru"],
  ["HASHWELL.RU.", "ru"],
  ["localhost", "io"],
  ["127.0.0.1", "io"],
  ["hashwell.ru.example", "io"],
  ["ru", "io"],
  ["notru", "io"],
])("the terms on the host %s are those for %s", (hostname, domain) => {
  expect(parseTopLevelDomain(hostname)).toBe(domain)
})

it.each([
  [null, "en-US", "usd"],
  [null, "ru-RU", "rub"],
  ["zar", "ru-RU", "zar"],
  ["eur", "en-US", "eur"],
  ["btc", "en-US", "usd"],
  ["USD", "ru-RU", "rub"],
  ["unknown", "ru-RU", "rub"],
] as const)("a new user with the saved currency %s and the locale %s has %s", (saved, locale, currency) => {
  expect(chooseSignUpCurrency(saved, locale)).toBe(currency)
})

const id = "0b5f0e0e-6b1f-4a44-9d0a-1d0c6d1c7e11"
it.each([
  [`/buy/${id}/method`, id],
  [`/buy/${id}/method?x=1`, id],
  [`/buy/${id}/status`, null],
  ["/buy", null],
  [`/buy/${id}`, null],
  ["/cabinet", null],
  [null, null],
])("the redirect %s leads to the payment methods of the order %s", (redirect, order) => {
  expect(findOrderToPay(redirect)).toBe(order)
})
