import { Option, Schema, SchemaGetter } from "effect"

const instant = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/
const shortMonths = [4, 6, 9, 11]

/** Returns the number of days of a month. `month` is from 1 to 12. */
export const countDaysInMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return shortMonths.includes(month) ? 30 : 31
}

/** Checks that the date exists. A formatter would throw for an impossible one such as February 31. */
const isInstant = (text: string): boolean => {
  const [, year, month, day] = (instant.exec(text) ?? []).map(Number)
  return (
    year !== undefined && month !== undefined && day !== undefined && day >= 1 && day <= countDaysInMonth(year, month)
  )
}

/** An ISO-8601 instant in UTC, stored as received. Only clocks and formatters convert it to a date. */
export const Instant = Schema.String.pipe(Schema.check(Schema.makeFilter(isInstant, { expected: "an instant in UTC" })))
export type Instant = typeof Instant.Type

/** Returns the codec of a string with known values. Any other value decodes to "unknown", for which the pages offer no action. */
export const literalOrUnknown = <const Words extends ReadonlyArray<string>>(words: Words) => {
  const To = Schema.Literals([...words, "unknown"] as const)
  return Schema.String.pipe(
    Schema.decodeTo(To as Schema.Codec<Words[number] | "unknown">, {
      decode: SchemaGetter.transform(
        (word: string) => (words.includes(word) ? word : "unknown") as Words[number] | "unknown",
      ),
      encode: SchemaGetter.transform((word: string) => word),
    }),
  )
}

/**
 * Returns the codec of a field that the specification does not guarantee. If the field is missing, null or unreadable, its value is
 * `otherwise`.
 */
export const withFallback = <A, I>(field: Schema.Codec<A, I>, otherwise: A) => {
  const decode = Schema.decodeUnknownOption(field)
  const encode = Schema.encodeSync(field)
  return Schema.optionalKey(Schema.Unknown).pipe(
    Schema.decodeTo(Schema.toType(field), {
      decode: SchemaGetter.transformOptional((wire: Option.Option<unknown>) =>
        Option.some(
          Option.getOrElse(
            Option.flatMap(wire, (value) => decode(value)),
            () => otherwise,
          ),
        ),
      ),
      encode: SchemaGetter.transform((value: A): unknown => encode(value)),
    }),
  )
}

/** Returns the codec of a field that is null if it is missing or unreadable. */
export const optionalField = <A, I>(field: Schema.Codec<A, I>) => withFallback(Schema.NullOr(field), null)

/** Returns the codec of a string with known values in a field that may be missing. A missing or unreadable field decodes to "unknown". */
export const optionalLiteral = <const Words extends ReadonlyArray<string>>(words: Words) =>
  withFallback(literalOrUnknown(words), "unknown")
