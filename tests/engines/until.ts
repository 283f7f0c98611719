import { setTimeout } from "node:timers/promises"

/** The maximum waiting time in milliseconds, which allows for a busy machine. */
const longest = 20_000

/** Repeats a check until it returns true. After the time limit, it throws an error with the reason. */
export const until = async (
  ask: () => Promise<boolean>,
  reason: () => Promise<string>,
  wait = longest,
): Promise<void> => {
  const end = Date.now() + wait
  for (;;) {
    // A check in a page that is being replaced throws an error.
    const isDone = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error
      return false
    })
    if (isDone) return
    if (Date.now() > end) throw new Error(await reason())
    await setTimeout(50)
  }
}
