import { normalizeAmount } from "./normalize-amount"

/** A typed percentage: an amount that may have a minus. A minus alone is an incomplete one. Null if invalid. */
export const normalizePercent = (text: string): string | null => {
  const [, minus, rest = ""] = /^\s*([-−]?)\s*(.*)$/s.exec(text) ?? []
  if (minus === "") return normalizeAmount(rest)
  if (rest.trim() === "") return "-"
  const amount = normalizeAmount(rest)
  return amount === null || amount === "" ? null : `-${amount}`
}
