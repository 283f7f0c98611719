import { expect, it } from "vitest"
import { compareLanguages } from "./languages.ts"

const sources = [
  { path: "src/domain/shared/currency.ts", text: 'export const locales = ["en-US", "ru-RU"] as const' },
  { path: "sandbox/rules/receipt-email.ts", text: '"ru-RU": "Чек", "de-DE": "Beleg"' },
  { path: "src/ui/shop/home.tsx", text: "" },
]
const german = { tag: "de-DE", texts: '{ "title": "Übersicht" }' }

it("reports each file that lacks a language, and the letters that have no font", () => {
  expect(compareLanguages([{ tag: "ru-RU", texts: "Щё" }, german], sources)).toEqual([
    'src/domain/shared/currency.ts has "ru-RU" and no "de-DE"',
    "scripts/fonts.ts draws no Ü, which the texts of de-DE have",
  ])
})

it("accepts a language that every file names", () => {
  const complete = sources.map(({ path, text }) => ({ path, text: text.replace('"ru-RU"]', '"ru-RU", "de-DE"]') }))
  expect(compareLanguages([{ tag: "de-DE", texts: "Beleg" }], complete)).toEqual([])
})

it("rejects a folder whose name is not a language tag", () => {
  expect(compareLanguages([{ tag: "german", texts: "" }], sources)).toEqual([
    "locales/german: no language tag that Intl knows, such as de-DE",
  ])
})
