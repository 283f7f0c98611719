/** Creates a promise that other code settles. Its rejection does not end the process if no caller awaits it. */
export const deferred = <Value = void>(): PromiseWithResolvers<Value> => {
  const settled = Promise.withResolvers<Value>()
  settled.promise.catch(() => undefined)
  return settled
}
