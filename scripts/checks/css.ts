import { globSync, readFileSync } from "node:fs"
import { inRoot, root } from "#scripts/root.ts"
import { findNewerCss } from "./newer-css.ts"

/** The style sheet that defines sizes. All other style sheets use the names of `tokens` and `colours`. */
const tokens = "src/ui/kit/styles/tokens.css"
/** The style sheet that defines colours. */
const colours = "brand/colours.css"

interface RawValue {
  readonly line: number
  readonly value: string
}

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\([^)]*\)?/gi
const pixels = /-?\b\d*\.?\d+px\b/g

const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))

/**
 * Returns true if the value may be in pixels. A value up to 3px is a stroke and not a distance. A media or container
 * query cannot use custom properties.
 */
const mayBePixels = (line: string, value: string): boolean =>
  (Math.abs(Number.parseInt(value, 10)) <= 3 && !value.includes(".")) ||
  /^\s*@(?:media|container|custom-media)\b/.test(line)

/** Lists the colours and pixel lengths that the style sheet should take from custom properties. */
export const findRawValues = (css: string): readonly RawValue[] =>
  withoutComments(css)
    .split("\n")
    .flatMap((line, index) =>
      [
        // Only the part behind a colon can be a colour, because an id selector comes before the brace.
        ...(line.includes(":") ? (line.slice(line.indexOf(":")).match(colour) ?? []) : []),
        ...(line.match(pixels) ?? []).filter((value) => !mayBePixels(line, value)),
      ].map((value) => ({ line: index + 1, value })),
    )

const definitions = (css: string): readonly string[] =>
  [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name)

/**
 * Lists the custom properties that no style sheet defines. The browser would silently ignore the declaration or always
 * use its fallback.
 */
export const findUnknownNames = (css: string, all: readonly string[]): readonly RawValue[] => {
  const known = new Set(all.flatMap(definitions))
  return withoutComments(css)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/var\((--[\w-]+)/g)].flatMap(([, value = ""]) =>
        known.has(value) ? [] : [{ line: index + 1, value }],
      ),
    )
}

/** Returns the names under which a source file imports the style sheet. */
const localNames = (source: string, sheet: string): readonly string[] =>
  [...source.matchAll(/^import (\w+) from "([^"]+)"/gm)]
    .filter(([, , file = ""]) => sheet.endsWith(file.replace(/^#ui|^\./, "")))
    .map(([, local = ""]) => local)

/**
 * Lists the classes of a CSS module that no importing file uses. A file with computed names, as in `css[kind]`, may use
 * any class.
 */
export const findUnusedClasses = (css: string, sheet: string, sources: readonly string[]): readonly string[] => {
  const classes = [...withoutComments(css).matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name)
  const users = sources.flatMap((source) => localNames(source, sheet).map((local) => ({ source, local })))
  if (users.some(({ source, local }) => source.includes(`${local}[`))) return []
  return [...new Set(classes)].filter(
    (name) => !users.some(({ source, local }) => new RegExp(String.raw`\b${local}\.${name}\b`).test(source)),
  )
}

/** Returns the selector and the declarations of each rule. */
const rulesOf = (css: string) => [...withoutComments(css).matchAll(/([^{};]+)\{(?=([^{}]*))/g)]

const openingTags = /<\w+(?:[^<>]|=>)*?\spopover="(?:[^<>]|=>)*>/g

/**
 * Lists the classes of popovers with `display: grid`. WebKit makes such a box as tall as the window, whatever its size.
 */
export const findPopoverGrids = (css: string, sheet: string, sources: readonly string[]): readonly string[] => {
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

/**
 * Lists the selectors of rules that preserve the line breaks of a text but inherit `text-wrap: pretty` from paragraphs.
 * WebKit then adds a line break in a box exactly as wide as the line.
 */
export const findBrokenLines = (css: string): readonly string[] =>
  rulesOf(css)
    .filter(([, , body = ""]) => /white-space:\s*pre-(?:line|wrap)/.test(body) && !body.includes("text-wrap: wrap"))
    .map(([, selector = ""]) => selector.trim())

const forcedColours = /@media \(forced-colors: active\) \{\s*:root:root \{([^}]*)\}/

/** Lists the colours without a system colour for forced-colours mode. A mark in such a colour would vanish there. */
export const findUnforcedColours = (palette: string, tokenSheet: string): readonly string[] => {
  const forced = definitions(forcedColours.exec(withoutComments(tokenSheet))?.[1] ?? "")
  return definitions(withoutComments(palette)).filter((name) => !forced.includes(name))
}

/** Lists the selectors of rules whose light text forced-colours mode would put on a light plate. */
export const findTextWithoutForcedColours = (css: string): readonly string[] =>
  rulesOf(css)
    .filter(
      ([, , body = ""]) => body.includes("color: var(--on-petrol)") && !body.includes("forced-color-adjust: none"),
    )
    .map(([, selector = ""]) => selector.trim())

/**
 * Lists the cascade layers of a style sheet. Only the kit's base and patterns may use layers, because a component's
 * sheet in a layer would lose against every other component.
 */
export const listLayers = (css: string): readonly string[] => withoutComments(css).match(/@layer[^;{]*/g) ?? []

/** Checks the style sheets of the site. Each problem contains the remedy. */
export const findCssProblems = async (): Promise<readonly string[]> => {
  const sheets = globSync(["src/**/*.css", colours], { cwd: root }).map((file) => ({
    file,
    css: readFileSync(inRoot(file), "utf8"),
  }))
  const all = sheets.map(({ css }) => css)
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(inRoot(file), "utf8"))
  const cssOf = (name: string) => sheets.find(({ file }) => file === name)?.css ?? ""
  const unforced = findUnforcedColours(cssOf(colours), cssOf(tokens)).map(
    (name) => `${tokens} ${name}: has no colour of the system for "forced-colors". Add one to ":root:root".`,
  )
  return sheets.flatMap(({ file, css }) => [
    ...(file === tokens ? unforced : []),
    ...(file === tokens || file === colours ? [] : findRawValues(css)).map(
      ({ line, value }) => `${file}:${line} ${value}: give it a name in ${tokens} or ${colours} and use the name.`,
    ),
    ...findUnknownNames(css, all).map(
      ({ line, value }) =>
        `${file}:${line} ${value}: has no value anywhere. The names are in ${tokens} and ${colours}.`,
    ),
    ...(file.endsWith(".module.css") ? findUnusedClasses(css, file, sources) : []).map(
      (name) => `${file} .${name}: no component uses it. Remove it.`,
    ),
    ...(file.endsWith(".module.css") ? findPopoverGrids(css, file, sources) : []).map(
      (name) => `${file} .${name}: a popover that is a grid fills the window in WebKit. Make it a column of "flex".`,
    ),
    ...findNewerCss(withoutComments(css)).map(
      (name) =>
        `${file} ${name}: browsers of docs/browsers.md lack it. Use something older, or name it in scripts/checks/newer-css.ts if nothing is lost without it.`,
    ),
    ...(file.endsWith(".module.css") ? findBrokenLines(css) : []).map(
      (selector) => `${file} ${selector}: a text with lines of its own needs "text-wrap: wrap" for WebKit.`,
    ),
    ...findTextWithoutForcedColours(css).map(
      (selector) =>
        `${file} ${selector}: text in --on-petrol vanishes in forced colours without "forced-color-adjust: none".`,
    ),
    ...(file.startsWith("src/ui/kit/styles/") || file === colours ? [] : listLayers(css)).map(
      (layer) => `${file} ${layer}: a component's sheet is in no layer. Remove it.`,
    ),
  ])
}
