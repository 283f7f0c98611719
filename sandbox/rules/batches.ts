import { setImmediate } from "node:timers/promises"

/** Rows that are in memory at once, and are read and written before other calls have their turn. */
export const batch = 100

/** A long list, a batch after the other. `read` returns up to `batch` rows, those after `last`, of which it has returned `offset` before. */
export async function* inBatches<Row>(
  read: (last: Row | undefined, offset: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined
  let offset = 0
  do {
    const rows = await read(last, offset)
    last = rows.length === batch ? rows.at(-1) : undefined
    offset += rows.length
    yield rows
    // A statement of the embedded database returns without a turn of the event loop.
    await setImmediate()
  } while (last !== undefined)
}
