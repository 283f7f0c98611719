/**
 * Returns a function that calls `create` once for equal arguments, and returns the same value afterwards. Arguments are equal if
 * their JSON is equal. A value of null or undefined is not memoized.
 */
export const memoize = <Arguments extends ReadonlyArray<unknown>, Value>(create: (...args: Arguments) => Value) => {
  const cache = new Map<string, Value>()
  return (...args: Arguments): Value => {
    const key = JSON.stringify(args)
    const value = cache.get(key) ?? create(...args)
    cache.set(key, value)
    return value
  }
}
