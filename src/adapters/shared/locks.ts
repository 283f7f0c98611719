/** Runs one task at a time across all tabs of the browser. */
export type RunExclusively = <A>(name: string, run: () => Promise<A>) => Promise<A>

/** Web Locks if available; else one at a time in this tab, and the last result wins. */
export const createLocks = (locks: Pick<LockManager, "request"> | undefined): RunExclusively => {
  const last = new Map<string, Promise<unknown>>()
  return async (name, run) => {
    if (locks) return locks.request(name, run)
    // Whether the one before failed is its caller's business.
    const mine = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, mine)
    return mine
  }
}
