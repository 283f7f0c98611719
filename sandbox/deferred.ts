/** Creates a promise that other code settles. A rejection does not end the process if no caller awaits the promise. */
export const createDeferred = <Value = void>(): PromiseWithResolvers<Value> => {
  const deferred = Promise.withResolvers<Value>()
  deferred.promise.catch(() => undefined)
  return deferred
}
