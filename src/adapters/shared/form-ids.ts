import { Effect } from "effect"
import { newId } from "./ids"

/** Ids of open forms: they survive retries and reloads, and end with the browser session. */
export interface FormIds {
  /** The id of this form: the one it has, else a new one. */
  readonly mint: Effect.Effect<string>
  /** The form has done its work: the next one is another. */
  readonly forget: Effect.Effect<void>
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const createFormIds = (
  form: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): FormIds => {
  const key = `formId.${form}`
  // The browser may refuse storage; the id then lasts as long as the page.
  let inMemory: string | null = null
  const stored = <A>(use: (storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) => A): A | null => {
    try {
      return use(storage())
    } catch {
      // Refused or full: the in-memory copy remains.
      return null
    }
  }
  return {
    mint: Effect.sync(() => {
      const existing = stored((it) => it.getItem(key)) ?? inMemory
      inMemory = existing !== null && uuid.test(existing) ? existing : newId()
      const id = inMemory
      stored((it) => it.setItem(key, id))
      return id
    }),
    forget: Effect.sync(() => {
      inMemory = null
      stored((it) => it.removeItem(key))
    }),
  }
}
