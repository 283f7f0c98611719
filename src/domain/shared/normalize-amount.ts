import { toLatinDigits, cleanToken } from "./pasted-text.ts"

/**
 * Returns a typed percentage as a plain decimal: an amount with an optional sign. A lone minus stays, because the customer is still typing.
 * Returns null if the input is not a percentage.
 */
export const normalizePercent = (text: string): string | null => {
  const [, sign = "", rest = ""] = /^\s*([-−+]?)\s*(.*)$/s.exec(text) ?? []
  if (sign === "") return normalizeAmount(rest)
  const minus = sign === "+" ? "" : "-"
  if (rest.trim() === "") return minus || null
  const amount = normalizeAmount(rest)
  return amount === null || amount === "" ? null : minus + amount
}

/**
 * The accepted notations of an amount, each with its whole part and its decimal part. A lone comma or dot is always a decimal separator.
 * Pages and spreadsheets separate thousands by a space, or a no-break, figure, thin or narrow no-break space. Swiss pages use an
 * apostrophe.
 */
const notations = [
  /^(\d{1,18})?(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+)(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:['’]\d{3})+)(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,18})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,18})$/,
]

/**
 * Returns a typed or pasted amount as a plain decimal: "0,5" → "0.5", "1 234,5" → "1234.5", "" → "". Returns null for anything that is not
 * one amount: letters, signs, "1e5", two decimal points, misplaced thousands separators.
 */
export const normalizeAmount = (text: string): string | null => {
  const token = toLatinDigits(cleanToken(text))
  if (token === "") return ""
  // A lone separator is the beginning of an amount such as ",5". The field would drop a refused separator, and the amount would become 5.
  if (token === "," || token === ".") return "0"
  const notationMatch = notations.map((notation) => notation.exec(token)).find((match) => match !== null)
  const whole = (notationMatch?.[1] ?? "").replace(/\D/g, "")
  const part = notationMatch?.[2] ?? ""
  if (whole + part === "" || whole.length > 18) return null
  const wholePart = whole.replace(/^0+(?=\d)/, "") || "0"
  return part === "" ? wholePart : `${wholePart}.${part}`
}

const oneGroup = /^[1-9]\d{0,2},\d{3}$/

/**
 * Returns the other reading of a lone comma as a plain decimal: "1,000" means 1 here, but an English page may mean a thousand. Returns null
 * for an amount without a second meaning, and in a language that groups digits by spaces.
 */
export const readAsThousands = (text: string, locale: string): string | null => {
  const token = toLatinDigits(cleanToken(text))
  return locale === "en-US" && oneGroup.test(token) ? token.replace(",", "") : null
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Removes units such as "Th/s", "BTC", "$" or "USD" before and after a pasted amount. A unit without an amount stays. */
export const withoutUnit = (text: string, units: ReadonlyArray<string>): string => {
  let rest = cleanToken(text)
  for (const unit of units) {
    const end = Math.max(rest.length - unit.length, 0)
    if (isSame(rest.slice(end), unit)) rest = cleanToken(rest.slice(0, end))
    else if (isSame(rest.slice(0, unit.length), unit)) rest = cleanToken(rest.slice(unit.length))
  }
  return rest === "" ? text : rest
}
