/** A promise that is settled elsewhere. A rejection that no caller awaits must not end the process. */
export const deferred = <Value = void>(): PromiseWithResolvers<Value> => {
  const settled = Promise.withResolvers<Value>()
  settled.promise.catch(() => undefined)
  return settled
}
