import { Schema, SchemaGetter } from "effect"

/** An ISO-8601 instant in UTC, kept as the text it came in; only clocks and formatters turn it into a date. */
export const Instant = Schema.String.pipe(Schema.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/)))
export type Instant = typeof Instant.Type

/** One of the known words; anything newer decodes to "unknown", which offers no action. */
export const known = <const Words extends ReadonlyArray<string>>(words: Words) => {
  const To = Schema.Literals([...words, "unknown"] as const)
  return Schema.String.pipe(
    Schema.decodeTo(To as Schema.Codec<Words[number] | "unknown">, {
      decode: SchemaGetter.transform((word: string) => (words.includes(word) ? word : "unknown") as Words[number] | "unknown"),
      encode: SchemaGetter.transform((word: string) => word)
    })
  )
}

