import type { Changes } from "./follow.ts"

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** One value in the browser's storage. If that is refused or full, the value lasts as long as the page. */
export interface SafeStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
  readonly remove: () => void
}

/** Each change of such a value by another tab, or of all at once (null). */
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
