import { normalizeAmount } from "./normalize-amount"

/** A percentage as a person types it: an amount that may have a minus. A minus alone is on the way to one. Null when it is none. */
export const normalizePercent = (text: string): string | null => {
  const [, minus, rest = ""] = /^\s*([-−]?)\s*(.*)$/s.exec(text) ?? []
  if (minus === "") return normalizeAmount(rest)
  if (rest.trim() === "") return "-"
  const amount = normalizeAmount(rest)
  return amount === null || amount === "" ? null : `-${amount}`
}
