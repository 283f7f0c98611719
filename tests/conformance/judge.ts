import { expect } from "vitest"
import type { Label } from "./seen.ts"

/** Like `expect.soft`, with a message whose consequence is documented. */
export const judge = <Value>(label: Label, value: Value) => expect.soft(value, label)

/** Checks that two possibly secret texts differ. A failure does not print them, because the report goes to other people. */
export const judgeDifferent = (label: Label, one: string, other: string): void =>
  judge(label, one === other ? "the same" : "another one").toBe("another one")
