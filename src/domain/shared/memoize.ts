/** Calls `make` once for equal arguments and returns the same value afterwards. */
export const memoize = <Arguments extends ReadonlyArray<unknown>, Value>(make: (...args: Arguments) => Value) => {
  const made = new Map<string, Value>()
  return (...args: Arguments): Value => {
    const key = JSON.stringify(args)
    const value = made.get(key) ?? make(...args)
    made.set(key, value)
    return value
  }
}
