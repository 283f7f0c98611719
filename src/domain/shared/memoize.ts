/** Calls `make` once for equal arguments and returns the same value afterwards. */
export const memoize = <Arguments extends ReadonlyArray<unknown>, Value>(make: (...of: Arguments) => Value) => {
  const made = new Map<string, Value>()
  return (...of: Arguments): Value => {
    const key = JSON.stringify(of)
    const value = made.get(key) ?? make(...of)
    made.set(key, value)
    return value
  }
}
