import { expect } from "vitest"
import type { Label } from "./seen.ts"

/** Like `expect.soft`, with a message of which the consequence is known. */
export const judge = <Value>(label: Label, value: Value) => expect.soft(value, label)

/** Whether two texts that may be secret are the same: a failure shows neither. */
export const judgeDifferent = (label: Label, one: string, other: string): void =>
  judge(label, one === other ? "the same" : "another one").toBe("another one")
