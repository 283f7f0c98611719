import type { App } from "./app.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"

const marker = "yes"

/** Whether a customer has been signed in with this browser before. No secret: it decides only which form comes first. */
export const returningCustomer = (storage: () => BrowserStorage) => {
  const store = safeStorage(storage, "returningCustomer")
  return {
    isReturning: (): boolean => store.read() === marker,
    remember: (): void => {
      if (store.read() !== marker) store.write(marker)
    },
  }
}

/** Remembers a customer from the first profile on. A demo has no account to come back to. */
export const rememberCustomers = ({ session }: Pick<App, "session">, remember: () => void): void => {
  session.subscribe((state) => {
    if (state.matches("authenticated") && state.context.profile !== null) remember()
  })
}
