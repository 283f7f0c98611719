/** Colours and sizes have one home, the tokens; every other style sheet uses their names. */

export interface RawValue {
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

/** Classes of a CSS module that none of the files importing it uses. A file that looks names up, as in `css[kind]`, may use any. */
export const unusedClasses = (css: string, sheet: string, sources: readonly string[]): readonly string[] => {
  const classes = [...withoutComments(css).matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name)
  const users = sources.flatMap((source) =>
    [...source.matchAll(/^import (\w+) from "([^"]+)"/gm)]
      .filter(([, , file = ""]) => sheet.endsWith(file.replace(/^#ui|^\./, "")))
      .map(([, local = ""]) => ({ source, local })),
  )
  if (users.some(({ source, local }) => source.includes(`${local}[`))) return []
  return [...new Set(classes)].filter(
    (name) => !users.some(({ source, local }) => new RegExp(String.raw`\b${local}\.${name}\b`).test(source)),
  )
}

/** Only the kit's base and patterns are in layers: a component's sheet in one would lose against every other component. */
export const layersOf = (css: string): readonly string[] => withoutComments(css).match(/@layer[^;{]*/g) ?? []
