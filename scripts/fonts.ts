import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"
import { inRoot } from "./root.ts"

/**
 * Character ranges of the product's own texts, as in `unicode-range`. `from` names a file of
 * @fontsource-variable/onest, which splits Onest by script. The browser shows a customer's text in a script without a
 * range in a font of the system.
 */
export const fonts = [
  {
    name: "latin",
    from: "latin",
    range:
      "U+20-7E,U+A0,U+A9,U+AB,U+B0-B3,U+B7,U+BB,U+D7,U+F7,U+2009-200A,U+2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2212",
  },
  { name: "cyrillic", from: "cyrillic", range: "U+401,U+410-44F,U+451,U+2116" },
  { name: "rouble", from: "latin-ext", range: "U+20BD" },
  { name: "signs", from: "math", range: "U+2192,U+21C4,U+2248,U+2264-2265" },
] as const
type Font = (typeof fonts)[number]

/** Returns the characters of a `unicode-range`. */
export const charactersIn = (range: string): string =>
  range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join("")

export const fontPath = ({ name }: Font): string => `src/ui/kit/styles/fonts/onest-${name}.woff2`

const options = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // The style sheets use no other feature of Onest.
  keepFeatures: ["kern", "tnum", "zero"],
} as const

/** Makes a subset of Onest with the weights of `tokens.css` and the weights between them. */
export const makeFont = async ({ from, range }: Font): Promise<Buffer> => {
  const whole = await readFile(inRoot(`node_modules/@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`))
  return subsetFont(whole, charactersIn(range), options)
}

if (import.meta.main) for (const font of fonts) await writeFile(inRoot(fontPath(font)), await makeFont(font))
