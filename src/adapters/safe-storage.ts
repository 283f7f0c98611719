/** Storage that may be refused or full: then what it should hold lives as long as the page. */
export const safeStorage = (storage: () => Pick<Storage, "getItem" | "setItem">, key: string) => {
  let held: string | null = null
  return {
    read: (): string | null => {
      try {
        return storage().getItem(key) ?? held
      } catch {
        // Refused: `held` has it.
        return held
      }
    },
    write: (text: string): void => {
      held = text
      try {
        storage().setItem(key, text)
      } catch {
        // Refused or full: `held` has it.
      }
    },
  }
}
