import { BigDecimal, Effect, Option, Schema, SchemaGetter, SchemaIssue } from "effect"
import type { Decimal } from "./money.ts"
import { withFallback, literalOrUnknown } from "./schema.ts"
import { coins, displayCurrencies } from "./currency.ts"

export const DisplayCurrencyWire = literalOrUnknown(displayCurrencies)
export const CoinWire = literalOrUnknown(coins)
export const CurrencyWire = literalOrUnknown([...displayCurrencies, ...coins])

/** A JSON number may come with an exponent; one of more than two digits is no amount. */
const written = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i
/** The most digits of an amount. More could only be a mistake, and would fill the page. */
const mostDigits = 30

const digitsOf = (value: Decimal): number => {
  const digits = String(BigDecimal.abs(value).value).length
  return Math.max(digits, value.scale, digits - value.scale)
}

const read = (wire: string | number): Option.Option<Decimal> => {
  const text = String(wire)
  const value = written.test(text) ? BigDecimal.fromString(text) : Option.none()
  return Option.filter(value, (read) => digitsOf(read) <= mostDigits)
}

/** An amount on the wire: a decimal string, or a JSON number from a careless server. */
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

/** A price, a rate, a step: zero or less would be divided by, or sold for nothing. */
export const PositiveFromWire = DecimalFromWire.pipe(
  Schema.check(Schema.makeFilter((value: Decimal) => BigDecimal.isPositive(value), { expected: "more than zero" })),
)

/** A limit or a fee: nothing is possible, less is not. */
export const NotNegativeFromWire = DecimalFromWire.pipe(
  Schema.check(Schema.makeFilter((value: Decimal) => !BigDecimal.isNegative(value), { expected: "zero or more" })),
)

/** An amount and its currency. */
export const MoneyAmount = Schema.Struct({ amount: DecimalFromWire, currencyId: withFallback(CurrencyWire, "unknown") })
export type MoneyAmount = typeof MoneyAmount.Type
