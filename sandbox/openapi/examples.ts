import type { Schema } from "./types.ts"

/** Examples for strings that a schema does not describe, by field name. */
const texts: Readonly<Record<string, string>> = {
  email: "anna@shop.example",
  username: "anna@shop.example",
  password: "correct-horse",
  newPassword: "correct-horse",
  confirmPassword: "correct-horse",
  country: "DE",
  countryId: "DE",
  firstName: "Anna",
  lastName: "Berg",
  number: "100042",
  productId: "btc-limited",
  code: "WELCOME10",
  value: "WELCOME10",
  difficulty: "50000000000000",
  difficultyGrowth: "-0.5",
  percentChange: "-0.0125",
  cap: "1300000000000",
  globalCap: "2400000000000",
  confirmationCode: "0042",
  states: "Issued,UnderPaid",
  start: "2026-01-01T00:00",
  end: "2026-01-31T23:59",
  timeZone: "Europe/Berlin",
  bitcoinAddress: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  ethereumAddress: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
  address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  message: "Check this value.",
  maskedPan: "4242 •••• •••• 4242",
  browser: "Firefox",
  system: "Linux",
  name: "Wallet",
  offset: "0",
  count: "10",
}

const id = "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01"

const textOf = (schema: Schema, name: string): unknown => {
  if (schema.format === "date-time") return "2026-01-31T12:00:00.000Z"
  if (schema.format === "uuid" || /id$/i.test(name)) return texts[name] ?? id
  if (schema.pattern?.startsWith("^0x") === true) return texts["ethereumAddress"]
  return texts[name] ?? schema.example ?? "text"
}

/** Returns an example of this schema, with the first alternative of each choice and with every field. */
export const exampleOf = (schema: Schema, all: Readonly<Record<string, Schema>>, name = ""): unknown => {
  const follow = (next: Schema, as = name) => exampleOf(next, all, as)
  if (schema.$ref !== undefined) return follow(all[schema.$ref.split("/").at(-1) ?? ""] ?? {})
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return follow(first)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => follow(part))) as unknown
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  if (type === "object")
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, follow(field, key)]))
  if (type === "array") return schema.items ? [follow(schema.items)] : []
  if (type === "boolean") return false
  if (type === "integer" || type === "number")
    return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1
  return textOf(schema, name)
}
