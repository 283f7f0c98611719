export interface Token {
  readonly name: string
  readonly value: string
}
export interface ColourToken {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** Returns the custom properties of the first block of a style sheet. */
export const parseTokens = (css: string): readonly Token[] =>
  [...css.slice(0, css.indexOf("}")).matchAll(/^\s*--([\w-]+):\s*(.+);$/gm)].map(([, name, value]) => ({
    name: name!,
    value: value!,
  }))

/** Returns the tokens that are colours, with the value of each theme. */
export const listColourTokens = (tokens: readonly Token[]): readonly ColourToken[] =>
  tokens.flatMap(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
    return light === undefined || dark === undefined ? [] : [{ name, light, dark }]
  })

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, for two colours such as #12201f. */
export const calculateContrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter! + 0.05) / (darker! + 0.05)
}
