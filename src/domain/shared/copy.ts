import type { TaggedFailure } from "./failure.ts"

/** How a person copies a selected text on this device: Ctrl+C, Cmd+C, or the menu of the selection. */
export type CopyByHand = "control" | "command" | "touch"

/** The browser refused, or cannot copy. */
export interface CopyRefused extends TaggedFailure<"CopyRefused"> {
  readonly byHand: CopyByHand
}
