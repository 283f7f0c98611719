export interface Batch<Entry> {
  readonly total: number
  readonly values: ReadonlyArray<Entry>
}

/**
 * Adds a batch to the entries of a list that is read from its beginning to its end. New entries at its beginning move the rest on, so
 * nothing is taken twice. Nothing new where more was promised: the list has become shorter, and this is all of it.
 */
export const addBatch = <Entry extends { readonly id: string }>(
  existing: ReadonlyArray<Entry>,
  { total, values }: Batch<Entry>,
): { readonly total: number; readonly entries: ReadonlyArray<Entry> } => {
  const ids = new Set(existing.map(({ id }) => id))
  const entries = [...existing, ...values.filter(({ id }) => !ids.has(id))]
  return { entries, total: entries.length === existing.length ? entries.length : total }
}
