import { expect, it } from "vitest"
import { createReturningCustomerStore } from "#main/site/remember-customers.ts"

const storageOf = (kept: Map<string, string>) => () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: () => undefined,
})

it("a returning customer is remembered in the browser, without personal data", () => {
  const kept = new Map<string, string>()
  const here = createReturningCustomerStore(storageOf(kept))
  expect(here.isReturning()).toBe(false)
  here.remember()
  expect([here.isReturning(), createReturningCustomerStore(storageOf(kept)).isReturning()]).toEqual([true, true])
  expect([...kept]).toEqual([["returningCustomer", "yes"]])
})

it("a returning customer is remembered in the page where storage is refused", () => {
  const here = createReturningCustomerStore(() => {
    throw new Error("Refused")
  })
  here.remember()
  expect(here.isReturning()).toBe(true)
})
