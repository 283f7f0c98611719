import { setTimeout } from "node:timers/promises"

/** The maximum waiting time in milliseconds, which allows for a busy machine. */
const defaultTimeout = 20_000

/** Repeats a check until it returns true. Throws an error with the reason after the time limit. */
export const until = async (
  ask: () => Promise<boolean>,
  reason: () => Promise<string>,
  wait = defaultTimeout,
): Promise<void> => {
  const end = Date.now() + wait
  for (;;) {
    // A check in a page that the browser is replacing throws an error, which the loop ignores until the time limit.
    const isDone = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error
      return false
    })
    if (isDone) return
    if (Date.now() > end) throw new Error(await reason())
    await setTimeout(50)
  }
}
