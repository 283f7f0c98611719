import { useSyncExternalStore } from "react"

/** A value outside the machines, to which components and feeds subscribe. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Calls the listener on each change. Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the value of the store. `prerendered` returns the value in the prerendered HTML, by default the current value. */
export const useStore = <Value>({ get, subscribe }: Omit<Store<Value>, "set">, prerendered: () => Value = get): Value =>
  useSyncExternalStore(subscribe, get, prerendered)
