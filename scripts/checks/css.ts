import { globSync, readFileSync } from "node:fs"
import { inRoot, root } from "#scripts/root.ts"
import { newerCss } from "./newer-css.ts"

/** Colours and sizes have one home, the tokens; every other style sheet uses their names. */
const tokens = "src/ui/kit/styles/tokens.css"
const colours = "brand/colours.css"

interface RawValue {
  readonly line: number
  readonly value: string
}

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\([^)]*\)?/gi
const pixels = /-?\b\d*\.?\d+px\b/g

const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))

/** Up to 3px is a stroke, not a distance; a query asks about the window, where a custom property has no value. */
const mayBePixels = (line: string, value: string): boolean =>
  (Math.abs(Number.parseInt(value, 10)) <= 3 && !value.includes(".")) ||
  /^\s*@(?:media|container|custom-media)\b/.test(line)

export const rawValues = (css: string): readonly RawValue[] =>
  withoutComments(css)
    .split("\n")
    .flatMap((line, index) =>
      [
        // An id selector stands before a brace, a colour behind a colon.
        ...(line.includes(":") ? (line.slice(line.indexOf(":")).match(colour) ?? []) : []),
        ...(line.match(pixels) ?? []).filter((value) => !mayBePixels(line, value)),
      ].map((value) => ({ line: index + 1, value })),
    )

const definitions = (css: string): readonly string[] =>
  [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name)

/** Names that no style sheet gives a value: the declaration would silently not count, or always fall back. */
export const unknownNames = (css: string, all: readonly string[]): readonly RawValue[] => {
  const known = new Set(all.flatMap(definitions))
  return withoutComments(css)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/var\((--[\w-]+)/g)].flatMap(([, value = ""]) =>
        known.has(value) ? [] : [{ line: index + 1, value }],
      ),
    )
}

/** The names by which a file imports this sheet. */
const localNames = (source: string, sheet: string): readonly string[] =>
  [...source.matchAll(/^import (\w+) from "([^"]+)"/gm)]
    .filter(([, , file = ""]) => sheet.endsWith(file.replace(/^#ui|^\./, "")))
    .map(([, local = ""]) => local)

/** Classes of a CSS module that none of the files importing it uses. A file that looks names up, as in `css[kind]`, may use any. */
export const unusedClasses = (css: string, sheet: string, sources: readonly string[]): readonly string[] => {
  const classes = [...withoutComments(css).matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name)
  const users = sources.flatMap((source) => localNames(source, sheet).map((local) => ({ source, local })))
  if (users.some(({ source, local }) => source.includes(`${local}[`))) return []
  return [...new Set(classes)].filter(
    (name) => !users.some(({ source, local }) => new RegExp(String.raw`\b${local}\.${name}\b`).test(source)),
  )
}

/** The selector and the declarations of each rule. */
const rulesOf = (css: string) => [...withoutComments(css).matchAll(/([^{};]+)\{(?=([^{}]*))/g)]

const openingTags = /<\w+(?:[^<>]|=>)*?\spopover="(?:[^<>]|=>)*>/g

/** Popovers that are grids: WebKit makes such a box as tall as the window, whatever its size says. */
export const popoverGrids = (css: string, sheet: string, sources: readonly string[]): readonly string[] => {
  const classes = sources.flatMap((source) => {
    const tags = (source.match(openingTags) ?? []).join("\n")
    return localNames(source, sheet).flatMap((local) =>
      [...tags.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, "g"))].map(([, name = ""]) => name),
    )
  })
  const grids = rulesOf(css).filter(([, , body = ""]) => /display:\s*(?:inline-)?grid\b/.test(body))
  return [...new Set(classes)].filter((name) =>
    grids.some(([, selector = ""]) =>
      selector.split(",").some((one) => new RegExp(String.raw`\.${name}\b[^\s>+~]*\s*$`).test(one)),
    ),
  )
}

/** Rules that keep a text's own lines: "pretty", which paragraphs have, makes WebKit break a line once more in a box as wide as it. */
export const brokenLines = (css: string): readonly string[] =>
  rulesOf(css)
    .filter(([, , body = ""]) => /white-space:\s*pre-(?:line|wrap)/.test(body) && !body.includes("text-wrap: wrap"))
    .map(([, selector = ""]) => selector.trim())

const forcedColours = /@media \(forced-colors: active\) \{\s*:root:root \{([^}]*)\}/

/** Colours that have no value of the system: where it forces its own, a mark in them would vanish. */
export const unforcedColours = (palette: string, tokenSheet: string): readonly string[] => {
  const forced = definitions(forcedColours.exec(withoutComments(tokenSheet))?.[1] ?? "")
  return definitions(withoutComments(palette)).filter((name) => !forced.includes(name))
}

/** Rules with light text that forced colours would put on a light plate. */
export const platedText = (css: string): readonly string[] =>
  rulesOf(css)
    .filter(
      ([, , body = ""]) => body.includes("color: var(--on-petrol)") && !body.includes("forced-color-adjust: none"),
    )
    .map(([, selector = ""]) => selector.trim())

/** Only the kit's base and patterns are in layers: a component's sheet in one would lose against every other component. */
export const layersOf = (css: string): readonly string[] => withoutComments(css).match(/@layer[^;{]*/g) ?? []

export const cssProblems = async (): Promise<readonly string[]> => {
  const sheets = globSync(["src/**/*.css", colours], { cwd: root }).map((file) => ({
    file,
    css: readFileSync(inRoot(file), "utf8"),
  }))
  const all = sheets.map(({ css }) => css)
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(inRoot(file), "utf8"))
  const cssOf = (name: string) => sheets.find(({ file }) => file === name)?.css ?? ""
  const unforced = unforcedColours(cssOf(colours), cssOf(tokens)).map(
    (name) => `${tokens} ${name}: has no colour of the system for "forced-colors". Add one to ":root:root".`,
  )
  return sheets.flatMap(({ file, css }) => [
    ...(file === tokens ? unforced : []),
    ...(file === tokens || file === colours ? [] : rawValues(css)).map(
      ({ line, value }) => `${file}:${line} ${value}: give it a name in ${tokens} or ${colours} and use the name.`,
    ),
    ...unknownNames(css, all).map(
      ({ line, value }) =>
        `${file}:${line} ${value}: has no value anywhere. The names are in ${tokens} and ${colours}.`,
    ),
    ...(file.endsWith(".module.css") ? unusedClasses(css, file, sources) : []).map(
      (name) => `${file} .${name}: no component uses it. Remove it.`,
    ),
    ...(file.endsWith(".module.css") ? popoverGrids(css, file, sources) : []).map(
      (name) => `${file} .${name}: a popover that is a grid fills the window in WebKit. Make it a column of "flex".`,
    ),
    ...newerCss(withoutComments(css)).map(
      (name) =>
        `${file} ${name}: browsers of docs/browsers.md lack it. Use something older, or name it in scripts/checks/newer-css.ts if nothing is lost without it.`,
    ),
    ...(file.endsWith(".module.css") ? brokenLines(css) : []).map(
      (selector) => `${file} ${selector}: a text with lines of its own needs "text-wrap: wrap" for WebKit.`,
    ),
    ...platedText(css).map(
      (selector) =>
        `${file} ${selector}: text in --on-petrol vanishes in forced colours without "forced-color-adjust: none".`,
    ),
    ...(file.startsWith("src/ui/kit/styles/") || file === colours ? [] : layersOf(css)).map(
      (layer) => `${file} ${layer}: a component's sheet is in no layer. Remove it.`,
    ),
  ])
}
