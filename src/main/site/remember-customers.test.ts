import { expect, it } from "vitest"
import { returningCustomer } from "#main/site/remember-customers.ts"

const storageOf = (kept: Map<string, string>) => () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: () => undefined,
})

it("is remembered by the browser, without anything about the customer", () => {
  const kept = new Map<string, string>()
  const here = returningCustomer(storageOf(kept))
  expect(here.isReturning()).toBe(false)
  here.remember()
  expect([here.isReturning(), returningCustomer(storageOf(kept)).isReturning()]).toEqual([true, true])
  expect([...kept]).toEqual([["returningCustomer", "yes"]])
})

it("is remembered by the page where the browser keeps nothing", () => {
  const here = returningCustomer(() => {
    throw new Error("Refused")
  })
  here.remember()
  expect(here.isReturning()).toBe(true)
})
