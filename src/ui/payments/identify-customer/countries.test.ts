import { expect, it } from "vitest"
import { countries } from "./countries.ts"

it.each(["en-US", "ru-RU"])("lists the 249 countries of ISO 3166-1 by name in %s", (locale) => {
  const all = countries(locale)
  const codes = all.map(({ value }) => value)
  expect(codes).toHaveLength(249)
  expect(codes).toEqual(expect.arrayContaining(["DE", "ZA", "RU", "US", "GB", "RS", "SS"]))
  for (const gone of ["DD", "SU", "YU", "EU", "UK", "ZZ"]) expect(codes).not.toContain(gone)
  expect(all.find(({ value }) => value === "DE")!.text).toBe(locale === "en-US" ? "Germany" : "Германия")
  expect(all.map(({ text }) => text)).toEqual(
    all.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b, locale)),
  )
})
