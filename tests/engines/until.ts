import { setTimeout } from "node:timers/promises"

/** The longest that a person would wait on a busy machine. */
const longest = 20_000

/** Asks until the answer is yes; after that the reason is its error. */
export const until = async (
  ask: () => Promise<boolean>,
  reason: () => Promise<string>,
  wait = longest,
): Promise<void> => {
  const end = Date.now() + wait
  for (;;) {
    // A page that is being replaced answers with an error.
    const isDone = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error
      return false
    })
    if (isDone) return
    if (Date.now() > end) throw new Error(await reason())
    await setTimeout(50)
  }
}
