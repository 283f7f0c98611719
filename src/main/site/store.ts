import { useSyncExternalStore } from "react"
import type { Changes } from "#adapters/shared/follow.ts"
import { createListeners } from "#adapters/shared/listeners.ts"

/** A value outside machines that components and feeds follow. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: Changes
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

/** `prerendered`: the value in the prerendered HTML; the current one by default. */
export const useStore = <Value>({ get, subscribe }: Omit<Store<Value>, "set">, prerendered: () => Value = get): Value =>
  useSyncExternalStore(subscribe, get, prerendered)
