import { latinDigits, readToken } from "./pasted-text.ts"

/** A typed percentage: an amount that may have a sign. A minus alone is an incomplete one. Null if invalid. */
export const normalizePercent = (text: string): string | null => {
  const [, sign = "", rest = ""] = /^\s*([-−+]?)\s*(.*)$/s.exec(text) ?? []
  if (sign === "") return normalizeAmount(rest)
  const minus = sign === "+" ? "" : "-"
  if (rest.trim() === "") return minus || null
  const amount = normalizeAmount(rest)
  return amount === null || amount === "" ? null : minus + amount
}

/**
 * How an amount may be written: the whole part, then the decimal part. A lone comma or dot is always decimal. Pages and spreadsheets
 * put a space, no-break, figure, thin or narrow no-break space between thousands, Swiss ones an apostrophe.
 */
const writings = [
  /^(\d{1,18})?(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+)(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:['’]\d{3})+)(?:[.,](\d{1,18})?)?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,18})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,18})$/,
]

/**
 * A typed or pasted amount as a plain decimal: "0,5" → "0.5", "1 234,5" → "1234.5", "" → "".
 * Null when it cannot be read as one amount: letters, signs, "1e5", two decimal points, thousands in odd places.
 */
export const normalizeAmount = (text: string): string | null => {
  const bare = latinDigits(readToken(text))
  if (bare === "") return ""
  // On the way to ",5": refusing it would leave a 5.
  if (bare === "," || bare === ".") return "0"
  const written = writings.map((writing) => writing.exec(bare)).find((match) => match !== null)
  const whole = (written?.[1] ?? "").replace(/\D/g, "")
  const part = written?.[2] ?? ""
  if (whole + part === "" || whole.length > 18) return null
  const leading = whole.replace(/^0+(?=\d)/, "") || "0"
  return part === "" ? leading : `${leading}.${part}`
}

const oneGroup = /^[1-9]\d{0,2},\d{3}$/

/**
 * The other reading of a lone comma, as a plain decimal: "1,000" is read as 1, but a page in English writes a thousand like that.
 * Null for a text without that second meaning, and in a language that groups by spaces.
 */
export const thousandsReading = (text: string, locale: string): string | null => {
  const bare = latinDigits(readToken(text))
  return locale === "en-US" && oneGroup.test(bare) ? bare.replace(",", "") : null
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Without the unit around it, such as "Th/s", "BTC", "$" and "USD", which a page writes before or after an amount. A unit alone stays. */
export const withoutUnit = (text: string, units: ReadonlyArray<string>): string => {
  let rest = readToken(text)
  for (const unit of units) {
    const end = Math.max(rest.length - unit.length, 0)
    if (isSame(rest.slice(end), unit)) rest = readToken(rest.slice(0, end))
    else if (isSame(rest.slice(0, unit.length), unit)) rest = readToken(rest.slice(unit.length))
  }
  return rest === "" ? text : rest
}
