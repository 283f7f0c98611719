import { Effect } from "effect"
import type { CallFailed } from "#domain/shared/failure.ts"
import { safeStorage, type BrowserStorage } from "./safe-storage.ts"

/** A new id, for what the client names itself: orders, withdrawals, the demo cabinet. */
export const newId = (): string => {
  // The format of crypto.randomUUID, which plain HTTP does not have: version 4 of RFC 9562.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

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

/** The id already belongs to something else. */
export interface IdReused {
  readonly _tag: "IdReused"
  /** The failure in the server's words, for a second reuse. */
  readonly failure: CallFailed
}

/**
 * Sends a form by its id. One that belongs to something else, made by an attempt whose response was lost, is replaced by a new id, once.
 */
export const sendWithId = <A>(ids: FormIds, send: (id: string) => Effect.Effect<A, IdReused | CallFailed>) => {
  const attempt = Effect.flatMap(ids.mint, send).pipe(
    // By a used id the server would return the same to the next form.
    Effect.tap(() => ids.forget),
    Effect.tapError(({ _tag }) => (_tag === "IdReused" ? ids.forget : Effect.void)),
  )
  return attempt.pipe(
    Effect.catchTag("IdReused", () => attempt),
    Effect.catchTag("IdReused", ({ failure }) => Effect.fail(failure)),
  )
}
