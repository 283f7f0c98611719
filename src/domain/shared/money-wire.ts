import { BigDecimal, Effect, Option, Schema, SchemaGetter, SchemaIssue } from "effect"
import { coins, displayCurrencies } from "./currency.ts"
import type { Decimal } from "./money.ts"
import { withFallback, literalOrUnknown } from "./schema.ts"

export const DisplayCurrencyWire = literalOrUnknown(displayCurrencies)
export const CoinWire = literalOrUnknown(coins)
export const CurrencyWire = literalOrUnknown([...displayCurrencies, ...coins])

/** The accepted notation of a number from the server. An exponent has at most two digits. */
const decimalPattern = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i
/** The maximum number of digits of an amount. A longer number must be a mistake, and would overflow the page. */
const maxDigits = 30

/** Returns the number of digits in plain notation, on both sides of the point. */
const digitsOf = (value: Decimal): number => {
  const digits = String(BigDecimal.abs(value).value).length
  return Math.max(digits, value.scale, digits - value.scale)
}

const read = (wire: string | number): Option.Option<Decimal> => {
  const text = String(wire)
  const value = decimalPattern.test(text) ? BigDecimal.fromString(text) : Option.none()
  return Option.filter(value, (read) => digitsOf(read) <= maxDigits)
}

/** An amount on the wire: a decimal string, or a JSON number from a less careful server. */
export const DecimalFromWire = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.BigDecimal, {
    decode: SchemaGetter.transformEffect((wire: string | number) => {
      const value = read(wire)
      return Option.isSome(value)
        ? Effect.succeed(value.value)
        : Effect.fail(new SchemaIssue.InvalidValue({ message: "Expected a decimal of at most 30 digits" }, wire))
    }),
    encode: SchemaGetter.transform((value: Decimal) => BigDecimal.format(value)),
  }),
)

/** A price, a rate or a step. Zero or less is invalid, because it would cause a division by zero or a free sale. */
export const PositiveFromWire = DecimalFromWire.pipe(
  Schema.check(Schema.makeFilter((value: Decimal) => BigDecimal.isPositive(value), { expected: "more than zero" })),
)

/** A limit or a fee. Zero is possible, but a negative number is not. */
export const NotNegativeFromWire = DecimalFromWire.pipe(
  Schema.check(Schema.makeFilter((value: Decimal) => !BigDecimal.isNegative(value), { expected: "zero or more" })),
)

export const MoneyAmount = Schema.Struct({ amount: DecimalFromWire, currencyId: withFallback(CurrencyWire, "unknown") })
export type MoneyAmount = typeof MoneyAmount.Type
