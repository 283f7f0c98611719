/** A decoded list: its readable entries, and the indexes of its unreadable ones. */
export type DecodedEntries<Entry> = ReadonlyArray<Entry> & { readonly unreadable?: ReadonlyArray<number> }

/** Returns the number of entries that the server sent. */
export const countEntries = (entries: DecodedEntries<unknown>): number =>
  entries.length + (entries.unreadable?.length ?? 0)

/** Returns every entry at its index, with null for an unreadable one. */
export const listEntriesWithGaps = <Entry>(entries: DecodedEntries<Entry>): ReadonlyArray<Entry | null> => {
  const unreadable = new Set(entries.unreadable)
  const readable = entries.values()
  return Array.from({ length: countEntries(entries) }, (_, place) =>
    unreadable.has(place) ? null : (readable.next().value ?? null),
  )
}

/** Returns the entries to show. Unreadable entries keep their rows between them. */
export const filterEntries = <Entry>(
  entries: DecodedEntries<Entry>,
  isShown: (entry: Entry) => boolean,
): DecodedEntries<Entry> => {
  const places = listEntriesWithGaps(entries).filter((entry) => entry === null || isShown(entry))
  const unreadable = places.flatMap((entry, place) => (entry === null ? [place] : []))
  const shownEntries = places.filter((entry) => entry !== null)
  return unreadable.length === 0 ? shownEntries : Object.assign(shownEntries, { unreadable })
}
