import { expect, it } from "vitest"
import { profile } from "#domain/fixtures/account.ts"
import type { AppContext } from "./app.ts"
import { displayCurrency } from "./display-currency.ts"

const shownTo = (
  known: { readonly currencyId: string } | null,
  saved: string | null,
  locale: "en-US" | "ru-RU" = "en-US",
  anonymous = known === null,
) =>
  displayCurrency({
    session: { getSnapshot: () => ({ matches: () => anonymous, context: { profile: known } }) },
    cookies: { read: (name: string) => (name === "currencyId" ? saved : null) },
    locale: () => locale,
  } as unknown as AppContext)()

it("is a customer's own, regardless of the cookie, and decided by the server until the profile is loaded", () => {
  expect(shownTo({ ...profile, currencyId: "zar" }, "eur")).toBe("zar")
  expect(shownTo({ ...profile, currencyId: "unknown" }, "eur")).toBeUndefined()
  expect(shownTo(null, "eur", "en-US", false)).toBeUndefined()
})

it("is a visitor's choice, else dollars, and rubles for Russian", () => {
  expect([
    shownTo(null, "eur"),
    shownTo(null, null),
    shownTo(null, "gbp"),
    shownTo(null, null, "ru-RU"),
    shownTo(null, "eur", "ru-RU"),
  ]).toEqual(["eur", "usd", "usd", "rub", "eur"])
})
