import type { SharedCookies } from "./cookies.ts"

/**
 * Runs one task at a time across all tabs of the browser. Each task starts when this tab reads the cookies that other tabs have written.
 */
export type RunExclusively = <A>(name: string, run: () => Promise<A>) => Promise<A>

/**
 * Uses Web Locks if they are available and allowed (Chromium refuses them together with cookies). Without them, the tasks of this tab run
 * one at a time, and the last tab to write wins.
 */
export const createLocks = (
  locks: Pick<LockManager, "request"> | undefined,
  whenUpToDate: SharedCookies["whenUpToDate"],
): RunExclusively => {
  const last = new Map<string, Promise<unknown>>()
  return async (name, task) => {
    let isRunning = false
    const run = () => whenUpToDate().then(task)
    try {
      if (locks)
        return await locks.request(name, () => {
          isRunning = true
          return run()
        })
    } catch (failure) {
      // A failure before the task has started means that the browser refused the lock, so nothing has run yet.
      if (isRunning) throw failure
    }
    // The next task starts after a failure too, because the caller of the previous task handles that failure.
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, mine)
    return mine
  }
}
