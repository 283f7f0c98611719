import { useSyncExternalStore } from "react"
import type { Store } from "./store.ts"

/** `prerendered`: the value in the prerendered HTML; the current one by default. */
export const useStore = <Value>({ get, subscribe }: Omit<Store<Value>, "set">, prerendered: () => Value = get): Value =>
  useSyncExternalStore(subscribe, get, prerendered)
