import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { colourTokens, contrast, parseTokens } from "#ui/story/guide/design-tokens.ts"

const tokens = parseTokens(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"))
const colours = new Map(colourTokens(tokens).map((token) => [token.name, token]))
const src = new URL("../../../", import.meta.url)
const sheets = globSync("**/*.css", { cwd: src }).map((file) => readFileSync(new URL(file, src), "utf8"))

/** The colours that each rule gives to properties of this kind. A halo around text is no line. */
const rules = sheets
  .flatMap((css) => [...css.matchAll(/\{([^{}]*)\}/g)].map(([, declarations = ""]) => declarations))
  .filter((rule) => !rule.includes("paint-order"))
const usedIn = (rule: string, property: RegExp) =>
  rule
    .split(";")
    .filter((declaration) => property.test(declaration.trim()))
    .flatMap((declaration) => [...declaration.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))
    .filter((name) => colours.has(name))
const properties = {
  text: /^(?:color|fill):/,
  ground: /^(?:background|--coin)[\w-]*:/,
  line: /^(?:border|outline|stroke|--coin)[\w-]*:/,
}
const used = (property: RegExp) => new Set(rules.flatMap((rule) => usedIn(rule, property)))
const ratios = (one: string, other: string) =>
  (["light", "dark"] as const).map((theme) => contrast(colours.get(one)![theme], colours.get(other)![theme]))

/** Text can stand on every background; one that differs much from the page is a shape, such as a button, and names its own text. */
const isShape = (name: string) => Math.min(...ratios(name, "paper")) > 2
const backgrounds = [...used(properties.ground)]
const tinted = backgrounds.filter((name) => !isShape(name) && name !== "paper" && name !== "surface")
const pages = ["paper", "surface"]
const pairs = (over: readonly string[], under: readonly string[]) =>
  over.flatMap((one) => under.map((other) => [one, other] as const))

/** A rule that names both. */
const together = rules.flatMap((rule) => pairs(usedIn(rule, properties.text), usedIn(rule, properties.ground)))
/** An area of a picture: text and lines stand on it. */
const isBand = (name: string) => name.endsWith("-band")
const bands = [...used(properties.text)].filter(isBand)
const alone = rules
  .filter((rule) => usedIn(rule, properties.ground).length === 0)
  .flatMap((rule) => usedIn(rule, properties.text))
  .filter((name) => !isBand(name))

const text = [
  ...together,
  ...pairs([...new Set(alone)], pages),
  ...pairs(["ink"], bands),
  // Any text and link, and the icon of the same kind: danger on danger-soft.
  ...pairs(["ink", "ink-2", "petrol"], tinted),
  ...tinted.flatMap((name) =>
    pairs(
      [name.replace(/-\w+$/, "")].filter((hue) => colours.has(hue) && hue !== name),
      [name],
    ),
  ),
]
const bars = backgrounds.filter(isShape).filter((name) => !name.startsWith("on-"))
const shapes = [
  // A hairline only separates what also stands apart.
  ...pairs(
    [...used(properties.line)].filter((name) => name !== "line"),
    pages,
  ),
  ...bands.map((name) => [name.replace("-band", ""), name] as const),
  // The done part of a track, such as a term's.
  ...pairs(bars, [...pages, "line"]),
]
const eachOnce = (all: ReadonlyArray<readonly [string, string]>) => [
  ...new Map(all.map((pair) => [pair.join(), pair])).values(),
]

describe("contrast in both themes", () => {
  it.each(eachOnce(text))("%s on %s is readable", (over, under) => {
    expect(Math.min(...ratios(over, under))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(eachOnce(shapes))("%s on %s is visible", (over, under) => {
    expect(Math.min(...ratios(over, under))).toBeGreaterThanOrEqual(3)
  })
})
