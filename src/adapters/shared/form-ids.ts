import { Effect } from "effect"
import { newId } from "./ids"
import { safeStorage } from "./safe-storage"
import type { BrowserStorage } from "./safe-storage"

/** Ids of open forms: they survive retries and reloads, and end with the browser session. */
export interface FormIds {
  /** The id of this form: the one it has, else a new one. */
  readonly mint: Effect.Effect<string>
  /** The form has done its work: the next one is another. */
  readonly forget: Effect.Effect<void>
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const createFormIds = (form: string, storage: () => BrowserStorage): FormIds => {
  const stored = safeStorage(storage, `formId.${form}`)
  return {
    mint: Effect.sync(() => {
      const existing = stored.read()
      const id = existing !== null && uuid.test(existing) ? existing : newId()
      stored.write(id)
      return id
    }),
    forget: Effect.sync(stored.remove),
  }
}
