import { expect, it } from "vitest"
import { visitOf } from "./visit.ts"

const visit = (path: string, cookie = "") =>
  visitOf(new Request(`http://shop.example${path}`, { headers: { Cookie: cookie } }), "{}")

it.each([
  ["a visitor", "/buy", "", { kind: "visitor", address: "/buy", cookie: "" }],
  [
    "a visitor's language and currency",
    "/",
    "theme=x; currencyId=eur; culture=ru-RU",
    { kind: "visitor", address: "/", cookie: "culture=ru-RU; currencyId=eur" },
  ],
  [
    "a product, without the campaign",
    "/buy?utm_source=letter&productId=btc-limited",
    "",
    { kind: "visitor", address: "/buy?productId=btc-limited", cookie: "" },
  ],
  [
    "a customer, whose token makes the calls",
    "/cabinet",
    "culture=en-US; token=secret; refreshToken=other",
    { kind: "customer", address: "/cabinet", cookie: "culture=en-US; token=secret" },
  ],
  ["an unknown currency", "/buy", "currencyId=xxx", { kind: "visitor", address: "/buy", cookie: "" }],
])("%s decides the page", (_, path, cookie, { kind, ...page }) => {
  expect(visit(path, cookie)).toEqual({ kind, visit: { ...page, settings: "{}", timeZone: undefined } })
})

it.each([
  ["a code in the address", "/buy?referralCode=AB", ""],
  ["a stored code", "/buy", "referral_code=AB"],
  ["a session to be renewed", "/cabinet", "refreshToken=other"],
  ["a parameter that the page may read", "/cabinet?withdraw=btc", "token=secret"],
])("%s begins without answers", (_, path, cookie) => {
  expect(visit(path, cookie)).toBeNull()
})

it.each([
  ["timeZone=Europe%2FMoscow", "Europe/Moscow"],
  ["timeZone=Nowhere", undefined],
  ["timeZone=%", undefined],
])("dates are written in the time zone of the cookie %s", (cookie, timeZone) => {
  expect(visit("/", cookie)?.visit.timeZone).toBe(timeZone)
})
