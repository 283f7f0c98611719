/** Memoizes the promise. A rejection clears it, so that the next call retries. */
export const memoizeAsync = <Value>(begin: () => Promise<Value>) => {
  let pending: Promise<Value> | null = null
  return (): Promise<Value> =>
    (pending ??= begin().catch((error: unknown) => {
      pending = null
      throw error
    }))
}
