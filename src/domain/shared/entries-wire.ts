import { Option, Schema, SchemaGetter } from "effect"
import { listEntriesWithGaps, countEntries, type DecodedEntries } from "./entries.ts"
import { withFallback } from "./schema.ts"

const read = <Entry>(
  wire: ReadonlyArray<unknown>,
  decode: (entry: unknown) => Option.Option<Entry>,
): DecodedEntries<Entry> => {
  const places = wire.map((entry) => decode(entry))
  const unreadable = places.flatMap((place, index) => (Option.isNone(place) ? [index] : []))
  const entries = places.flatMap((place) => Option.toArray(place))
  return unreadable.length === 0 ? entries : Object.assign(entries, { unreadable })
}

/** Returns the codec of a list. The codec decodes entries one by one, so that an unreadable entry does not fail the others. */
export const entriesSchema = <A, I>(entry: Schema.Codec<A, I>) => {
  const decode = Schema.decodeUnknownOption(entry)
  const encode = Schema.encodeSync(entry)
  return Schema.Array(Schema.Unknown).pipe(
    Schema.decodeTo(
      Schema.declare((value: unknown): value is DecodedEntries<A> => Array.isArray(value)),
      {
        decode: SchemaGetter.transform((wire: ReadonlyArray<unknown>) => read(wire, (value) => decode(value))),
        encode: SchemaGetter.transform((entries: DecodedEntries<A>): ReadonlyArray<unknown> =>
          listEntriesWithGaps(entries).map((place) => (place === null ? null : encode(place))),
        ),
      },
    ),
  )
}

/** Returns the codec of an optional list. A missing list is empty. */
export const optionalEntriesSchema = <A, I>(entry: Schema.Codec<A, I>) => withFallback(entriesSchema(entry), [])

/** A non-negative integer. */
export const Count = Schema.Finite.pipe(
  Schema.check(Schema.makeFilter((count: number) => Number.isInteger(count) && count >= 0)),
)

/** The number of all entries of a list, as a page of the list contains it. */
export const ListTotal = withFallback(Schema.NullOr(Count), null)

/** Returns the total of a list. A missing or too small total becomes the number of received entries. */
export const totalOf = ({
  total,
  values,
}: {
  readonly total: number | null
  readonly values: DecodedEntries<unknown>
}) => Math.max(total ?? 0, countEntries(values))

/** Returns the codec of a page of a list, with the number of all its entries. */
export const listPageSchema = <A, I>(entry: Schema.Codec<A, I>) => {
  const values = entriesSchema(entry)
  return Schema.Struct({ total: ListTotal, values }).pipe(
    Schema.decodeTo(Schema.Struct({ total: Schema.Finite, values: Schema.toType(values) }), {
      decode: SchemaGetter.transform((page) => ({
        ...page,
        total: totalOf(page),
      })),
      encode: SchemaGetter.transform((page) => page),
    }),
  )
}
