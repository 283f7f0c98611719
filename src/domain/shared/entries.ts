/** A list as it was read: the entries that could be read, and the places of those that could not. */
export type DecodedEntries<Entry> = ReadonlyArray<Entry> & { readonly unreadable?: ReadonlyArray<number> }

/** How many entries the server sent. */
export const entryCount = (entries: DecodedEntries<unknown>): number =>
  entries.length + (entries.unreadable?.length ?? 0)

/** Every entry at its place; null for one that could not be read. */
export const entriesWithGaps = <Entry>(entries: DecodedEntries<Entry>): ReadonlyArray<Entry | null> => {
  const unreadable = new Set(entries.unreadable)
  const readable = entries.values()
  return Array.from({ length: entryCount(entries) }, (_, place) =>
    unreadable.has(place) ? null : (readable.next().value ?? null),
  )
}

/** The entries to show; unreadable ones keep their row between them. */
export const filterEntries = <Entry>(
  entries: DecodedEntries<Entry>,
  isShown: (entry: Entry) => boolean,
): DecodedEntries<Entry> => {
  const places = entriesWithGaps(entries).filter((entry) => entry === null || isShown(entry))
  const unreadable = places.flatMap((entry, place) => (entry === null ? [place] : []))
  const shown = places.filter((entry) => entry !== null)
  return unreadable.length === 0 ? shown : Object.assign(shown, { unreadable })
}
