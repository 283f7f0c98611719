import type { SharedCookies } from "./cookies.ts"

/** Runs one task at a time across all tabs of the browser, when this tab reads the cookies that the others have written. */
export type RunExclusively = <A>(name: string, run: () => Promise<A>) => Promise<A>

/** Web Locks if available and allowed (Chromium refuses them with cookies); else one at a time in this tab, and the last result wins. */
export const createLocks = (
  locks: Pick<LockManager, "request"> | undefined,
  settled: SharedCookies["settled"],
): RunExclusively => {
  const last = new Map<string, Promise<unknown>>()
  return async (name, task) => {
    let isRunning = false
    const run = () => settled().then(task)
    try {
      if (locks)
        return await locks.request(name, () => {
          isRunning = true
          return run()
        })
    } catch (failure) {
      // Without the lock nothing has run yet.
      if (isRunning) throw failure
    }
    // Whether the one before failed is its caller's business.
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, mine)
    return mine
  }
}
