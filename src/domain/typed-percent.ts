import { typedAmount } from "./typed-amount"

/** A percentage as a person types it: an amount that may have a minus. A minus alone is on the way to one. Null when it is none. */
export const typedPercent = (text: string): string | null => {
  const [, minus, rest = ""] = /^\s*([-−]?)\s*(.*)$/s.exec(text) ?? []
  if (minus === "") return typedAmount(rest)
  if (rest.trim() === "") return "-"
  const amount = typedAmount(rest)
  return amount === null || amount === "" ? null : `-${amount}`
}
