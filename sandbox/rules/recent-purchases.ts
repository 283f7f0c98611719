import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"

/** Purchases for a shop that has no real ones yet, in Th of hashrate. The addresses are fictional. */
const earlier = [
  { quantity: "25", email: "a***n@mail.example", countryId: "DE" },
  { quantity: "10", email: "m***v@mail.example", countryId: "RU" },
  { quantity: "120", email: "t***o@mail.example", countryId: "ZA" },
  { quantity: "4.5", email: "s***a@mail.example", countryId: "IT" },
  { quantity: "60", email: "j***s@mail.example", countryId: "US" },
] as const

const maxPurchases = 10

/** Anonymizes an address and keeps only the first and the last letter before the @. */
const maskEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@")
  return `${name.slice(0, 1)}***${name.slice(-1)}@${host}`
}

/** Returns the latest purchases of customers with a country. Fictional purchases fill up a short list. */
export const loadRecentPurchases = async (tx: Tx) => {
  const rows = await tx
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.user_id")
    .select(["contract.quantity", "customer.email", "customer.country"])
    .where("customer.country", "is not", null)
    .where("contract.product_id", "like", "btc-%")
    .orderBy("contract.start_date", "desc")
    .limit(maxPurchases)
    .execute()
  const bought = rows.map(({ quantity, email, country }) => ({
    quantity: formatAmount(parseAmount(quantity)),
    email: maskEmail(email),
    countryId: country ?? "",
  }))
  return [...bought, ...earlier].slice(0, maxPurchases)
}
