/** Storage that may be refused or full: the value then lasts as long as the page. */
export const safeStorage = (storage: () => Pick<Storage, "getItem" | "setItem">, key: string) => {
  let inMemory: string | null = null
  return {
    read: (): string | null => {
      try {
        return storage().getItem(key) ?? inMemory
      } catch {
        // Refused: the in-memory copy remains.
        return inMemory
      }
    },
    write: (text: string): void => {
      inMemory = text
      try {
        storage().setItem(key, text)
      } catch {
        // Refused or full: the in-memory copy remains.
      }
    },
  }
}
