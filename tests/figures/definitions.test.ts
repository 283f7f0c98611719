import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { figureMarks } from "#ui/kit/figures/figure-mark.ts"
import { knownFigures } from "./compare.ts"
import { definitions } from "./definitions.ts"

type Texts = { readonly [key: string]: string | Texts }
const flat = (texts: Texts, path: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${path}.${key}`, value.replaceAll("\u00a0", " ")] as const]
      : flat(value, `${path}.${key}`),
  )
const textsOf = (locale: string) =>
  readdirSync(inRoot(`locales/${locale}`), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => flat(JSON.parse(readFileSync(inRoot(`locales/${locale}/${file}`), "utf8")) as Texts, file))

it("docs/rules/figures.md defines exactly the figures of the code", () => {
  expect(definitions.map(({ figure }) => figure)).toEqual(figureMarks)
})

it("each definition names existing texts, a formula and a format", () => {
  const formats = [
    "amount",
    "coins",
    "coins, short",
    "money",
    "money, short",
    "percent",
    "percent, one digit",
    "plain",
    "power",
    "price",
    "trillions",
  ]
  const [english, russian] = [textsOf("en-US"), new Map(textsOf("ru-RU"))]
  const isText = (one: { readonly english: string; readonly russian: string }) =>
    english.some(([key, text]) => text.includes(one.english) && russian.get(key)?.includes(one.russian))
  const wrong = definitions.flatMap((one) => [
    ...(isText(one) ? [] : [`${one.figure}: no text says "${one.english}" and "${one.russian}"`]),
    ...(formats.includes(one.format) ? [] : [`${one.figure}: ${one.format} is no format`]),
    ...(one.formula === "" ? [`${one.figure}: no formula`] : []),
    ...(one.places.length === 0 && one.elsewhere === "" ? [`${one.figure}: no place`] : []),
  ])
  expect(wrong).toEqual([])
})

it("formulas and descriptions name existing figures", () => {
  const known = new Set<string>(figureMarks)
  const named = definitions.flatMap(({ formula }) => [...formula.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it("each figure that a test compares is calculated independently", () => {
  const shown = definitions.flatMap(({ figure, places }) => (places.length > 0 ? [figure] : []))
  expect(shown.filter((figure) => !knownFigures.includes(figure))).toEqual([])
})
