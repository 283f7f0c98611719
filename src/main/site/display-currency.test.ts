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
  } satisfies Partial<Record<keyof AppContext, unknown>> as unknown as AppContext)()

it("is a customer's own currency, whatever the cookie, and unknown until the profile is loaded", () => {
  expect(shownTo({ ...profile, currencyId: "zar" }, "eur")).toBe("zar")
  expect(shownTo({ ...profile, currencyId: "unknown" }, "eur")).toBeUndefined()
  expect(shownTo(null, "eur", "en-US", false)).toBeUndefined()
})

it("is a visitor's choice, or else rubles in Russian and dollars otherwise", () => {
  expect([
    shownTo(null, "eur"),
    shownTo(null, null),
    shownTo(null, "gbp"),
    shownTo(null, null, "ru-RU"),
    shownTo(null, "eur", "ru-RU"),
  ]).toEqual(["eur", "usd", "usd", "rub", "eur"])
})
