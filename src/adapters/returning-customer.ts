import { safeStorage } from "./safe-storage"

const marker = "yes"

/** Whether a customer has been signed in with this browser before. No secret: it decides only which form comes first. */
export const returningCustomer = (storage: () => Pick<Storage, "getItem" | "setItem">) => {
  const kept = safeStorage(storage, "returningCustomer")
  return {
    isReturning: (): boolean => kept.read() === marker,
    remember: (): void => {
      if (kept.read() !== marker) kept.write(marker)
    },
  }
}
