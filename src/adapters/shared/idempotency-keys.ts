import { Effect } from "effect"
import type { CallFailed } from "#domain/shared/failure.ts"
import { createSafeStorage, type BrowserStorage } from "./safe-storage.ts"

/** Returns a new id for an object that the client names, such as an order, a withdrawal or the demo cabinet. */
export const generateId = (): string => {
  // The id has the format of `crypto.randomUUID` (version 4 of RFC 9562), which is not available over plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

/** The idempotency key of an open form. The key survives retries and reloads, and ends with the browser session. */
export interface IdempotencyKey {
  /** Returns the stored idempotency key of this form, or creates one. */
  readonly getOrCreate: Effect.Effect<string>
  /** Removes the key after the form has succeeded, so that the next form gets a new key. */
  readonly forget: Effect.Effect<void>
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Creates the keys of one kind of form. A new key replaces a stored value that is not a UUID. */
export const createIdempotencyKey = (form: string, storage: () => BrowserStorage): IdempotencyKey => {
  const stored = createSafeStorage(storage, `formId.${form}`)
  return {
    getOrCreate: Effect.sync(() => {
      const existing = stored.read()
      const id = existing !== null && uuid.test(existing) ? existing : generateId()
      stored.write(id)
      return id
    }),
    forget: Effect.sync(stored.remove),
  }
}

/** The refusal of an idempotency key that already belongs to a different request. */
export interface IdReused {
  readonly _tag: "IdReused"
  /** The failure with the server's message, for the case that the next key is used too. */
  readonly failure: CallFailed
}

/**
 * Sends a form with its idempotency key. If the key belongs to a different request, from an attempt whose response was lost, the function
 * resends the form with a new key. A second such refusal fails with the server's message.
 */
export const sendWithKey = <A>(keys: IdempotencyKey, send: (id: string) => Effect.Effect<A, IdReused | CallFailed>) => {
  const attempt = Effect.flatMap(keys.getOrCreate, send).pipe(
    // The next form needs a new key, because the server would return this result to it again.
    Effect.tap(() => keys.forget),
    Effect.tapError(({ _tag }) => (_tag === "IdReused" ? keys.forget : Effect.void)),
  )
  return attempt.pipe(
    Effect.catchTag("IdReused", () => attempt),
    Effect.catchTag("IdReused", ({ failure }) => Effect.fail(failure)),
  )
}
