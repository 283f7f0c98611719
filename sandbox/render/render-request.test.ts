import { expect, it } from "vitest"
import { renderRequestOf } from "./render-request.ts"

const request = (path: string, cookie = "") =>
  renderRequestOf(new Request(`http://shop.example${path}`, { headers: { Cookie: cookie } }), "{}")

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
])("renders the page for %s", (_, path, cookie, { kind, ...page }) => {
  expect(request(path, cookie)).toEqual({ kind, request: { ...page, settings: "{}", timeZone: undefined } })
})

it.each([
  ["a code in the address", "/buy?referralCode=AB", ""],
  ["a stored code", "/buy", "referral_code=AB"],
  ["a session to be renewed", "/cabinet", "refreshToken=other"],
  ["a parameter that the page may read", "/cabinet?withdraw=btc", "token=secret"],
])("renders no page with data for %s", (_, path, cookie) => {
  expect(request(path, cookie)).toBeNull()
})

it.each([
  ["timeZone=Europe%2FMoscow", "Europe/Moscow"],
  ["timeZone=Nowhere", undefined],
  ["timeZone=%", undefined],
])("takes a valid time zone from the cookie %s", (cookie, timeZone) => {
  expect(request("/", cookie)?.request.timeZone).toBe(timeZone)
})
