import { Schema } from "effect"
import { DecimalFromWire, NotNegativeFromWire } from "#domain/shared/money-wire.ts"
import { optionalField, withFallback } from "#domain/shared/schema.ts"

const Paid = Schema.Struct({ currencyId: Schema.Literals(["btc", "eth"]), amount: NotNegativeFromWire })

/**
 * The response to GET /record (extension `record`). `share` is what the contracts of a year paid, and `worst` what the worst of them paid,
 * both in percent of the estimate on the day of sale.
 */
export const TrackRecord = Schema.Struct({
  paidOut: withFallback(Schema.Array(Paid), []),
  ended: optionalField(
    Schema.Struct({ year: Schema.Int, contracts: Schema.Int, share: DecimalFromWire, worst: DecimalFromWire }),
  ),
  latest: optionalField(Schema.Struct({ hash: Schema.String, currencyId: Schema.String })),
})
export type TrackRecord = typeof TrackRecord.Type

/** Returns true if the record contains anything to show. */
export const hasRecord = ({ paidOut, ended, latest }: TrackRecord): boolean =>
  paidOut.length > 0 || ended !== null || latest !== null
