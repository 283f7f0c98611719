import { listColourTokens, calculateContrast, parseTokens } from "#ui/story/guide/design-tokens.ts"

const properties = {
  text: /^(?:color|fill):/,
  ground: /^(?:background|--coin)[\w-]*:/,
  line: /^(?:border|outline|stroke|--coin)[\w-]*:/,
}
type Pair = readonly [over: string, under: string]
const pairs = (over: readonly string[], under: readonly string[]): readonly Pair[] =>
  over.flatMap((one) => under.map((other) => [one, other] as const))
const eachOnce = (all: readonly Pair[]): readonly Pair[] => [
  ...new Map(all.map((pair) => [pair.join(), pair])).values(),
]

/** Returns true for a band: an area of a chart with text and lines on it. */
const isBand = (name: string): boolean => name.endsWith("-band")
const pages = ["paper", "surface"]
/**
 * Returns true for a background that any text may use. Every other background is a shape, such as a button, and names
 * its own text colour.
 */
const isTint = (name: string): boolean => ["shade", "line"].includes(name) || /-(?:soft|band)$/.test(name)

export interface Contrast {
  readonly over: string
  readonly under: string
  readonly theme: "light" | "dark"
  readonly ratio: number
  /** The minimum contrast by WCAG 2.2 AA. */
  readonly minRatio: number
}

/** Lists the pairs of colours of `sheet` that the style sheets put on each other, each with its minimum contrast. */
export const listContrasts = (sheet: string, sheets: readonly string[]): readonly Contrast[] => {
  const colours = new Map(listColourTokens(parseTokens(sheet)).map((token) => [token.name, token]))
  // The list excludes rules with `paint-order`, because a halo around text is not a line.
  const rules = sheets
    .flatMap((css) => [...css.matchAll(/\{([^{}]*)\}/g)].map(([, declarations = ""]) => declarations))
    .filter((rule) => !rule.includes("paint-order"))
  const usedIn = (rule: string, property: RegExp) =>
    rule
      .split(";")
      .filter((declaration) => property.test(declaration.trim()))
      .flatMap((declaration) => [...declaration.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name))
      .filter((name) => colours.has(name))
  const listUsed = (property: RegExp) => new Set(rules.flatMap((rule) => usedIn(rule, property)))
  const measureContrast = ([over, under]: Pair, minRatio: number): readonly Contrast[] =>
    (["light", "dark"] as const).map((theme) => {
      const [one, other] = [colours.get(over), colours.get(under)]
      const ratio = one && other ? calculateContrast(one[theme], other[theme]) : 0
      return { over, under, theme, ratio, minRatio }
    })

  const backgrounds = [...listUsed(properties.ground)]
  const tinted = backgrounds.filter(isTint)
  /** Pairs of text and background from rules that name both. */
  const together = rules.flatMap((rule) => pairs(usedIn(rule, properties.text), usedIn(rule, properties.ground)))
  const bands = [...listUsed(properties.text)].filter(isBand)
  const alone = rules
    .filter((rule) => usedIn(rule, properties.ground).length === 0)
    .flatMap((rule) => usedIn(rule, properties.text))
    .filter((name) => !isBand(name))
  const hueOf = (name: string) => name.replace(/-\w+$/, "")
  const text = [
    ...together,
    ...pairs([...new Set(alone)], pages),
    ...pairs(["ink"], bands),
    // A tint may carry any text, any link, and the icon of its own hue: `danger` on `danger-soft`.
    ...pairs(["ink", "ink-2", "petrol"], tinted),
    ...tinted.flatMap((name) => (colours.has(hueOf(name)) && hueOf(name) !== name ? pairs([hueOf(name)], [name]) : [])),
  ]
  const bars = backgrounds.filter((name) => !isTint(name) && !pages.includes(name) && !name.startsWith("on-"))
  const lines = [...listUsed(properties.line)]
  const shapes = [
    // A hairline needs no contrast, because it only separates items that are distinct without it.
    ...pairs(
      lines.filter((name) => name !== "line"),
      pages,
    ),
    ...bands.map((name) => [hueOf(name), name] as const),
    // The filled part of a track, for example the elapsed part of a term.
    ...pairs(bars, [...pages, "line"]),
  ]
  return [
    ...eachOnce(text).flatMap((pair) => measureContrast(pair, 4.5)),
    ...eachOnce(shapes).flatMap((pair) => measureContrast(pair, 3)),
  ]
}
