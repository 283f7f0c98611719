import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import type { AppContext } from "./app.ts"

const marker = "yes"

/**
 * Remembers whether a customer has signed in with this browser before. The note need not be secret, because it decides only which form
 * comes first.
 */
export const createReturningCustomerStore = (storage: () => BrowserStorage) => {
  const store = createSafeStorage(storage, "returningCustomer")
  return {
    isReturning: (): boolean => store.read() === marker,
    remember: (): void => {
      if (store.read() !== marker) store.write(marker)
    },
  }
}

/**
 * Remembers a customer when the first profile has loaded. A demo customer is not remembered, because a demo has no account to sign in to.
 */
export const rememberCustomers = ({ session }: Pick<AppContext, "session">, remember: () => void): void => {
  session.subscribe((state) => {
    if (state.matches("authenticated") && state.context.profile !== null) remember()
  })
}
