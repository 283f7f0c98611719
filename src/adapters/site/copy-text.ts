import { Result } from "effect"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"

/** Absent outside secure contexts. */
type Clipboard = Pick<globalThis.Clipboard, "writeText"> | undefined

export const copyText =
  (clipboard: Clipboard) =>
  async ({ text }: { readonly text: string }): Promise<Result.Result<void, TaggedFailure<"CopyRefused">>> => {
    try {
      if (clipboard === undefined) return Result.fail(taggedFailure("CopyRefused"))
      // Non-breaking spaces hold the lines of a page together; another program may not accept them.
      await clipboard.writeText(text.replaceAll("\u00a0", " "))
      return Result.void
    } catch {
      // Whatever the browser's reason, the person copies by hand.
      return Result.fail(taggedFailure("CopyRefused"))
    }
  }
