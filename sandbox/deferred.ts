/** Creates a promise that other code settles. A rejection does not end the process if no caller awaits the promise. */
export const deferred = <Value = void>(): PromiseWithResolvers<Value> => {
  const settled = Promise.withResolvers<Value>()
  settled.promise.catch(() => undefined)
  return settled
}
