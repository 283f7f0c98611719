import { setImmediate } from "node:timers/promises"

/** The maximum number of rows in memory. Other calls get turns between batches. */
export const batchSize = 100

/** Yields a long list in batches. `read` returns up to `batchSize` rows after `last`. `offset` is the number of rows returned before. */
export async function* readInBatches<Row>(
  read: (last: Row | undefined, offset: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined
  let offset = 0
  do {
    const rows = await read(last, offset)
    last = rows.length === batchSize ? rows.at(-1) : undefined
    offset += rows.length
    yield rows
    // Statements of the embedded database return without a turn of the event loop, so the loop lets other calls run here.
    await setImmediate()
  } while (last !== undefined)
}
