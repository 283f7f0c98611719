import type { Subscribe } from "./follow.ts"

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** One value in the browser's storage. If the storage is refused or full, the value lasts until the page is closed. */
export interface SafeStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** Subscribes to the changes of stored values by other tabs. The key is null if the other tab cleared all of them. */
export const onStorage =
  (
    browser: Pick<Window, "addEventListener" | "removeEventListener">,
    concerns: (key: string | null) => boolean,
  ): Subscribe =>
  (listener) => {
    const changed = ({ key }: StorageEvent) => {
      if (concerns(key)) listener()
    }
    browser.addEventListener("storage", changed)
    return () => browser.removeEventListener("storage", changed)
  }

/**
 * Returns what `access` reads from the browser's storage, or `otherwise` if the browser refuses storage or it is full. `getStorage` is a
 * function, because the browser throws when it refuses access to `localStorage` itself.
 */
export const withStorage = <Store, Value, Otherwise>(
  getStorage: () => Store,
  access: (storage: Store) => Value,
  otherwise: Otherwise,
): Value | Otherwise => {
  try {
    return access(getStorage())
  } catch {
    return otherwise
  }
}

export const createSafeStorage = (getStorage: () => BrowserStorage, key: string): SafeStorage => {
  let inMemory: string | null = null
  /** True if the stored value is older than the in-memory copy. */
  let isStale = false
  return {
    read: () => (isStale ? null : withStorage(getStorage, (storage) => storage.getItem(key), null)) ?? inMemory,
    write: (text) => {
      inMemory = text
      isStale = withStorage(getStorage, (storage) => storage.setItem(key, text), true) === true
    },
    remove: () => {
      inMemory = null
      // If the browser refuses storage, it has stored nothing.
      isStale = withStorage(getStorage, (storage) => storage.removeItem(key), isStale) === true
    },
  }
}
