import { Result } from "effect"
import type { Named } from "../domain/failure"
import { named } from "../domain/failure"

/** Absent outside secure contexts. */
type Clipboard = Pick<globalThis.Clipboard, "writeText"> | undefined

export const copyText =
  (clipboard: Clipboard) =>
  async ({ text }: { readonly text: string }): Promise<Result.Result<void, Named<"CopyRefused">>> => {
    try {
      if (clipboard === undefined) return Result.fail(named("CopyRefused"))
      await clipboard.writeText(text)
      return Result.void
    } catch {
      // Whatever the browser's reason, the person copies by hand.
      return Result.fail(named("CopyRefused"))
    }
  }
