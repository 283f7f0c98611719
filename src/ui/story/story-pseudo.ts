const accents: Readonly<Record<string, string>> = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "đ",
  e: "é",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "í",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ḿ",
  n: "ñ",
  o: "ó",
  p: "þ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
  A: "Á",
  B: "Ɓ",
  C: "Ç",
  D: "Đ",
  E: "É",
  F: "Ƒ",
  G: "Ĝ",
  H: "Ĥ",
  I: "Í",
  J: "Ĵ",
  K: "Ķ",
  L: "Ļ",
  M: "Ḿ",
  N: "Ñ",
  O: "Ó",
  P: "Þ",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Ú",
  V: "Ṽ",
  W: "Ŵ",
  X: "Ẋ",
  Y: "Ý",
  Z: "Ž",
}

/** The pattern of the parts that stay unchanged: {{count}}, $t(key), <1>. */
const placeholder = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+ ?\/?>)/

/** The share by which texts in other languages are longer than in English. */
const expansion = 0.35

const filling = "one two three four five six seven eight nine ten "

const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (character) => accents[character] ?? character)

/**
 * Returns a text that imitates a translation, with accents on every letter, 35 % more length, and brackets that reveal
 * truncation.
 */
export const pseudoLocalize = (text: string): string => {
  const characters = text
    .split(placeholder)
    .filter((_, index) => index % 2 === 0)
    .join("").length
  const padding = filling
    .repeat(Math.ceil(characters / filling.length))
    .slice(0, Math.ceil(characters * expansion))
    .trim()
  const padded = text
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? accented(part) : part))
    .join("")
  return characters === 0 ? text : `[${padded}${padding === "" ? "" : ` ${accented(padding)}`}]`
}

/** Applies `pseudoLocalize` to every string of a nested object. */
export const pseudoLocalizeAll = (texts: unknown): unknown =>
  typeof texts === "string"
    ? pseudoLocalize(texts)
    : typeof texts === "object" && texts !== null
      ? Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, pseudoLocalizeAll(inner)]))
      : texts
