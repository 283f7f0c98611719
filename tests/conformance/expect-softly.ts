import { expect } from "vitest"
import type { Label } from "./consequences.ts"

/**
 * Compares a value like `expect.soft`. A failure begins with the label, whose consequence for a customer is in `seen`.
 */
export const expectSoftly = <Value>(label: Label, value: Value) => expect.soft(value, label)

/**
 * Checks that two strings differ, which may be secret. A failure does not print them, because the operator passes the report on to other
 * people.
 */
export const expectDifferent = (label: Label, one: string, other: string): void =>
  expectSoftly(label, one === other ? "the same" : "another one").toBe("another one")
