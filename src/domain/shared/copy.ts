import type { TaggedFailure } from "./failure.ts"

/** The way to copy a selected text by hand on this device: Ctrl+C, Cmd+C, or the menu of the selection. */
export type CopyByHand = "control" | "command" | "touch"

/** The browser refused to copy, or cannot copy. */
export interface CopyRefused extends TaggedFailure<"CopyRefused"> {
  readonly byHand: CopyByHand
}
