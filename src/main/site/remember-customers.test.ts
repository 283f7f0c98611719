import { expect, it } from "vitest"
import { createReturningCustomerStore } from "#main/site/remember-customers.ts"

const storageOf = (stored: Map<string, string>) => () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: () => undefined,
})

it("a returning customer is remembered in the browser, without personal data", () => {
  const stored = new Map<string, string>()
  const here = createReturningCustomerStore(storageOf(stored))
  expect(here.isReturning()).toBe(false)
  here.remember()
  expect([here.isReturning(), createReturningCustomerStore(storageOf(stored)).isReturning()]).toEqual([true, true])
  expect([...stored]).toEqual([["returningCustomer", "yes"]])
})

it("a returning customer is remembered in the page where storage is refused", () => {
  const here = createReturningCustomerStore(() => {
    throw new Error("Refused")
  })
  here.remember()
  expect(here.isReturning()).toBe(true)
})
