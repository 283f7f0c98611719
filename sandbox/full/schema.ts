import type { Document, Parameter, Schema } from "#sandbox/openapi/types.ts"

export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** The content type of the body, and its schema. */
  readonly body: readonly [type: string, schema: Schema] | null
}

export const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters, requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter(({ $ref }) => $ref === undefined),
        body: content ? [content[0], content[1].schema] : null,
      }
    }),
  )

type Random = () => number
const oneOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!

/** Invalid values: wrong type, too long, too large, unusual characters. */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  "\u0000",
  "a".repeat(5_000),
  "9".repeat(400),
  "1e5",
  "-0.00000001",
  "0",
  "NaN",
  "’; drop table customer; --",
  "../../etc/passwd",
  "%00",
  "\ud800",
  "🙂".repeat(100),
  "ﷺ",
  "2026-02-30",
  "9999-99-99T99:99:99Z",
  [],
  {},
  [[]],
  { a: { b: {} } },
  "00000000-0000-0000-0000-000000000000",
  "anna@example.test",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
]

/** Values that exist in the database, by the names of fields and parameters. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** Returns a mostly valid value, and sometimes an arbitrary one. */
export const generateValue = (schema: Schema, random: Random, known: KnownValues, name = ""): unknown => {
  if (random() < 0.06) return oneOf(random, nasty)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return generateValue(oneOf(random, alternatives), random, known, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(random, schema.enum)
  const type = Array.isArray(schema.type) ? oneOf(random, schema.type as readonly string[]) : schema.type
  if (type === "object") {
    const all = Object.entries(schema.properties ?? {}).filter(([field]) =>
      schema.required?.includes(field) ? random() < 0.97 : random() < 0.5,
    )
    const more = random() < 0.05 ? [["unknownField", oneOf(random, nasty)]] : []
    return Object.fromEntries([
      ...all.map(([field, each]) => [field, generateValue(each, random, known, field)]),
      ...more,
    ])
  }
  if (type === "array")
    return Array.from({ length: Math.floor(random() * 3) }, () =>
      generateValue(schema.items ?? {}, random, known, name),
    )
  if (type === "boolean") return random() < 0.5
  if (type === "integer" || type === "number") return Math.floor(random() * 20) + (schema.minimum ?? 0)
  const own = known[name]
  if (own && random() < 0.9) return oneOf(random, own)
  if (schema.example !== undefined) return schema.example
  return schema.format === "uuid" ? crypto.randomUUID() : oneOf(random, Object.values(known).flat())
}
