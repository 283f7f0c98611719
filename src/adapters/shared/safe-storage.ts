export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** One value in the browser's storage. If the storage is refused or full, the value lasts until the page is closed. */
export interface SafeStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/**
 * Calls the listener when another tab has changed a value that `concerns` accepts, or has cleared all values (null). Returns a function
 * that ends the subscription.
 */
export const onStorage = (
  browser: Pick<Window, "addEventListener" | "removeEventListener">,
  concerns: (key: string | null) => boolean,
  listener: () => void,
) => {
  const changed = ({ key }: StorageEvent) => {
    if (concerns(key)) listener()
  }
  browser.addEventListener("storage", changed)
  return () => browser.removeEventListener("storage", changed)
}

/** Guards one value in the storage. `storage` is a function, because the browser throws when it refuses access to `localStorage` itself. */
export const safeStorage = (storage: () => BrowserStorage, key: string): SafeStorage => {
  let inMemory: string | null = null
  let isStale = false
  return {
    read: () => {
      if (isStale) return inMemory
      try {
        return storage().getItem(key) ?? inMemory
      } catch {
        // The browser refuses storage, so the in-memory copy is used.
        return inMemory
      }
    },
    write: (text) => {
      inMemory = text
      try {
        storage().setItem(key, text)
        isStale = false
      } catch {
        // The storage is refused or full, so the stored value is older than the in-memory copy.
        isStale = true
      }
    },
    remove: () => {
      inMemory = null
      try {
        storage().removeItem(key)
        isStale = false
      } catch {
        // The browser refuses storage, so nothing was stored.
      }
    },
  }
}
