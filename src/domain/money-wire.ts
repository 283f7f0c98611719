import { BigDecimal, Effect, Option, Schema, SchemaGetter, SchemaIssue } from "effect"
import type { Decimal } from "./money"

/** An amount on the wire: a decimal string, or a JSON number from a careless server. */
export const DecimalFromWire = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.BigDecimal, {
    decode: SchemaGetter.transformEffect((wire: string | number) => {
      const value = wire === "" ? Option.none() : BigDecimal.fromString(String(wire))
      return Option.isSome(value)
        ? Effect.succeed(value.value)
        : Effect.fail(new SchemaIssue.InvalidValue({ message: "Expected a decimal" }, wire))
    }),
    encode: SchemaGetter.transform((value: Decimal) => BigDecimal.format(value))
  })
)
