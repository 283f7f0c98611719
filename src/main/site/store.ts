import { useSyncExternalStore } from "react"
import type { Subscribe } from "#adapters/shared/follow.ts"
import { createListeners } from "#adapters/shared/listeners.ts"

/** A value outside the machines, to which components and feeds subscribe. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: Subscribe
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial
  const { add, call } = createListeners()
  return {
    get: () => current,
    set: (value) => {
      current = value
      call()
    },
    subscribe: add,
  }
}

/** Returns the value of the store. `prerendered` returns the value in the prerendered HTML, by default the current value. */
export const useStore = <Value>({ get, subscribe }: Omit<Store<Value>, "set">, prerendered: () => Value = get): Value =>
  useSyncExternalStore(subscribe, get, prerendered)
