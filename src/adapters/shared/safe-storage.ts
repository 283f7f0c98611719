import type { Changes } from "./follow.ts"

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** One value in the browser's storage. If the storage is refused or full, the value lasts until the page is closed. */
export interface SafeStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** Subscribes to the changes of such a value by another tab. The key is null if that tab cleared all of them. */
export const onStorage =
  (
    browser: Pick<Window, "addEventListener" | "removeEventListener">,
    concerns: (key: string | null) => boolean,
  ): Changes =>
  (listener) => {
    const changed = ({ key }: StorageEvent) => {
      if (concerns(key)) listener()
    }
    browser.addEventListener("storage", changed)
    return () => browser.removeEventListener("storage", changed)
  }

/**
 * Returns what `ask` reads from the browser's storage, or `otherwise` if the browser refuses storage or it is full. `storage` is a
 * function, because the browser throws when it refuses access to `localStorage` itself.
 */
export const withStorage = <Place, Value, Otherwise>(
  storage: () => Place,
  ask: (place: Place) => Value,
  otherwise: Otherwise,
): Value | Otherwise => {
  try {
    return ask(storage())
  } catch {
    return otherwise
  }
}

export const safeStorage = (storage: () => BrowserStorage, key: string): SafeStorage => {
  let inMemory: string | null = null
  /** True if the stored value is older than the in-memory copy. */
  let isStale = false
  return {
    read: () => (isStale ? null : withStorage(storage, (place) => place.getItem(key), null)) ?? inMemory,
    write: (text) => {
      inMemory = text
      isStale = withStorage(storage, (place) => place.setItem(key, text), true) === true
    },
    remove: () => {
      inMemory = null
      // If the browser refuses storage, it has stored nothing.
      isStale = withStorage(storage, (place) => place.removeItem(key), isStale) === true
    },
  }
}
