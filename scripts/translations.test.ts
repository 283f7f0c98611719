import { describe, expect, it } from "vitest"
import { compareLocales, comparePlaces, compareSources, flatten } from "./translations.ts"

const english = new Map([
  ["buy:title", "Buy mining power"],
  ["buy:days_one", "{{count}} day"],
  ["buy:days_other", "{{count}} days"],
])
const russian = new Map([
  ["buy:title", "Купить хешрейт"],
  ["buy:days_one", "{{count}} день"],
  ["buy:days_few", "{{count}} дня"],
  ["buy:days_many", "{{count}} дней"],
  ["buy:days_other", "{{count}} дня"],
])
const without = (texts: ReadonlyMap<string, string>, key: string) =>
  new Map([...texts].filter(([name]) => name !== key))

describe("locales", () => {
  it("agree if each has every key and its own plural forms", () => {
    expect(compareLocales({ "en-US": english, "ru-RU": russian })).toEqual([])
  })

  it.each([
    ["a key", english, without(russian, "buy:title"), ["ru-RU has no buy:title"]],
    ["a key of English", without(english, "buy:title"), russian, ["en-US has no buy:title"]],
    ["a plural form", english, without(russian, "buy:days_few"), ["ru-RU has no buy:days_few"]],
    ["words", english, new Map([...russian, ["buy:title", " "]]), ["ru-RU has no words in buy:title"]],
    [
      "the right plural forms",
      new Map([...english, ["buy:days_few", "days"]]),
      russian,
      ["en-US has no such plural form: buy:days_few"],
    ],
  ])("differ if one of them lacks %s", (_, english, russian, problems) => {
    expect(compareLocales({ "en-US": english, "ru-RU": russian })).toEqual(problems)
  })

  it("have the same values and tags in each text", () => {
    const a = new Map([["buy:total", "<b>{{ total }}</b> for {{term, number}}"]])
    const b = new Map([["buy:total", "{{term, number}}: <b>{{total}}</b>"]])
    expect(comparePlaces({ a, b })).toEqual([])
    expect(comparePlaces({ a, b: new Map([["buy:total", "{{totals}}"]]) })).toEqual([
      "buy:total leaves places for different values: <b>, term, total / totals",
    ])
    expect(comparePlaces({ "en-US": english, "ru-RU": russian })).toEqual([])
  })

  it("are read into full keys", () => {
    expect(flatten("buy", { plate: { total: "Total" }, title: "Buy" })).toEqual([
      ["buy:plate.total", "Total"],
      ["buy:title", "Buy"],
    ])
  })
})

describe("keys in the source", () => {
  const find = (text: string, keys: readonly string[], path = "src/ui/buy.tsx") =>
    compareSources([{ path, text }], keys)
  const days = ["buy:days_one", "buy:days_other"]

  it.each([
    ["by full name", `t("buy:title")`, ["buy:title"]],
    ["in the file's namespace", `const { t } = useTranslation("buy"); t("title")`, ["buy:title"]],
    ["in one of the file's namespaces", `useTranslation(["common", "buy"]); t("title")`, ["buy:title"]],
    ["in the default namespace", `const { t } = useTranslation(); t("retry")`, ["common:retry"]],
    ["by a plural's base", `t("buy:days", { count })`, days],
    ["in a table", `const keys = { declined: "buy:failure.declined" }`, ["buy:failure.declined"]],
    ["by shape", "t(`buy:failure.${tag}`)", ["buy:failure.declined", "buy:failure.expired"]],
    ["by shape in a namespace", `useTranslation("buy"); t(\`failure.\${tag}.title\`)`, ["buy:failure.declined.title"]],
  ])("are found %s", (_, text, keys) => {
    expect(find(text, keys)).toEqual([])
  })

  it("are reported if they do not exist", () => {
    expect(find(`z.string("buy:titel"); t("buy:title")`, ["buy:title"])).toEqual([
      "src/ui/buy.tsx asks for buy:titel, which is in no locale",
    ])
  })

  it("are reported if no shipped code shows them", () => {
    expect(find(`t("buy:title")`, ["buy:title", "buy:old"])).toEqual(["nothing shows buy:old"])
    expect(find(`t("buy:title")`, ["buy:title"], "src/ui/buy.walk.tsx")).toEqual(["nothing shows buy:title"])
    expect(find("t(`buy:failure.${tag}.title`)", ["buy:failure.declined.body"])).toEqual([
      "nothing shows buy:failure.declined.body",
    ])
  })
})
