import { Effect } from "effect"
import type { Named } from "../domain/failure"
import { named } from "../domain/failure"

/** Absent outside secure contexts. */
type Clipboard = Pick<globalThis.Clipboard, "writeText"> | undefined

export const copyText = (clipboard: Clipboard) => ({ text }: { readonly text: string }): Effect.Effect<void, Named<"CopyRefused">> =>
  Effect.tryPromise({
    try: () => clipboard === undefined ? Promise.reject(new Error("No clipboard here")) : clipboard.writeText(text),
    // Whatever the browser's reason, the person copies by hand.
    catch: () => named("CopyRefused")
  })
