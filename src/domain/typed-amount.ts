const spaces = /[\s\u00a0\u2007\u2009\u202f']/g
const oneSeparator = /^(\d*)[.,]?(\d*)$/
/** Groups of three by one separator, then a decimal part by the other: 1,234.5 or 1.234,5. */
const groupedByComma = /^(\d{1,3}(?:,\d{3})+)\.(\d*)$/
const groupedByDot = /^(\d{1,3}(?:\.\d{3})+),(\d*)$/

const plain = (whole: string, part: string): string => {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0"
  return part === "" ? digits : `${digits}.${part}`
}

/**
 * What a person typed or pasted as an amount, as a plain decimal: "0,5" → "0.5", "1 234,5" → "1234.5", "" → "".
 * Null when it cannot be read as one amount: letters, signs, "1e5", two decimal points. A lone comma or dot is always decimal.
 */
export const typedAmount = (text: string): string | null => {
  const bare = text.trim()
  if (bare === "") return ""
  const grouped = groupedByComma.exec(bare) ?? groupedByDot.exec(bare)
  if (grouped) return plain(grouped[1]!.replace(/[.,]/g, ""), grouped[2]!)
  if (!/^[\d\s\u00a0\u2007\u2009\u202f'.,]+$/.test(bare)) return null
  const [, whole, part] = oneSeparator.exec(bare.replace(spaces, "")) ?? []
  return whole === undefined || part === undefined || whole + part === "" ? null : plain(whole, part)
}
