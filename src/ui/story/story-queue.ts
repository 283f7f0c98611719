/** The maximum number of frames that load at the same time. All other frames wait. */
const limit = 3

interface Entry {
  readonly start: () => void
}

const loading = new Set<Entry>()
const waiting: Array<Entry> = []

const startNext = () => {
  while (loading.size < limit && waiting.length > 0) {
    const entry = waiting.shift()!
    loading.add(entry)
    entry.start()
  }
}

/** Waits for a free slot, and then calls `onTurn`. `leave` frees the slot or cancels the wait. */
export const enterLoadQueue = (
  onTurn: (turn: { readonly leave: () => void }) => void,
): { readonly leave: () => void } => {
  const leave = () => {
    loading.delete(entry)
    const index = waiting.indexOf(entry)
    if (index >= 0) waiting.splice(index, 1)
    startNext()
  }
  const entry: Entry = { start: () => onTurn({ leave }) }
  waiting.push(entry)
  startNext()
  return { leave }
}
