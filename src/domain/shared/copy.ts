import type { TaggedFailure } from "./failure.ts"

/** The way to copy selected text manually on this device: Ctrl+C, Cmd+C, or the menu of the selection. */
export type ManualCopyMethod = "control" | "command" | "touch"

/** The failure of a browser that refuses to copy or cannot copy. */
export interface CopyRefused extends TaggedFailure<"CopyRefused"> {
  readonly manualMethod: ManualCopyMethod
}
