export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** One value in the browser's storage. Where storage is refused or full, it lasts as long as the page. */
export interface SafeStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** `storage` is a function, because the browser throws when it refuses access to `localStorage` itself. */
export const safeStorage = (storage: () => BrowserStorage, key: string): SafeStorage => {
  let inMemory: string | null = null
  let isStale = false
  return {
    read: () => {
      if (isStale) return inMemory
      try {
        return storage().getItem(key) ?? inMemory
      } catch {
        // Refused: the in-memory copy remains.
        return inMemory
      }
    },
    write: (text) => {
      inMemory = text
      try {
        storage().setItem(key, text)
        isStale = false
      } catch {
        // Refused or full: the stored value is older than the in-memory copy.
        isStale = true
      }
    },
    remove: () => {
      inMemory = null
      try {
        storage().removeItem(key)
        isStale = false
      } catch {
        // Refused: nothing was stored.
      }
    },
  }
}
