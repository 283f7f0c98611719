import { Result } from "effect"
import type { AnyEventObject } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"

const labels = new WeakMap<object, string>()

const copyOf = <T extends object>(sample: T): T =>
  Array.isArray(sample)
    ? ([...(sample as ReadonlyArray<unknown>)] as unknown as T)
    : Object.assign(Object.create(Object.getPrototypeOf(sample) as object | null) as T, sample)

/**
 * Returns the sample with a name, which is the condition in the last column of its row in the state table. If an event leads to several
 * states, the name decides which sample must lead to which state. Without names, a test would not notice two swapped outcomes.
 */
export const labelSample = <const T extends object>(label: string, sample: T): T => {
  const copy = copyOf(sample)
  labels.set(copy, label)
  return copy
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/** Returns a copy of a value in which `change` has replaced every string. The samples keep their names. */
export const mapTexts = <Value>(value: Value, change: (text: string) => string): Value => {
  if (typeof value === "string") return change(value) as Value
  if (typeof value !== "object" || value === null || !(isPlain(value) || Result.isResult(value))) return value
  const copy = copyOf(value)
  for (const [key, part] of Object.entries(copy)) Object.assign(copy, { [key]: mapTexts(part, change) })
  const label = labels.get(value)
  if (label !== undefined) labels.set(copy, label)
  return copy
}

/** A call failure for which many machines have a state. */
export const tooManyAttempts = labelSample(
  "429 with Retry-After",
  callFailed("tooMany", { message: "Too many attempts. Try again later.", retryAfter: 600 }),
)
export const challengeClosed = labelSample("the two-factor challenge was closed", callFailed("cancelled"))

const sampleOf = (event: AnyEventObject): unknown => {
  const output: unknown = event["output"]
  if (!Result.isResult(output)) return event
  return Result.isFailure(output) ? output.failure : output.success
}

/** Returns the name of the sample in this event, or an empty string. */
export const readSampleLabel = (event: AnyEventObject): string => {
  const sample = sampleOf(event)
  return typeof sample === "object" && sample !== null ? (labels.get(sample) ?? "") : ""
}

/** Returns the data of a refresh or of a port's successful result, or null for any other event. */
export const findLoadedData = <Data>(event: AnyEventObject): Data | null => {
  if (event.type === "data.refreshed") return event["data"] as Data
  const output: unknown = event["output"]
  return Result.isResult(output) && Result.isSuccess(output) ? (output.success as Data) : null
}

/** Returns the condition for the result of a lookup after a lost response, or null for a failed lookup. */
export const lookupOutcome = (event: AnyEventObject): string | null => {
  const { success } = event["output"] as { readonly success?: unknown }
  return success === true ? "it was saved" : success === false ? "it was not" : null
}
