import { Result } from "effect"
import type { AnyEventObject } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"

const words = new WeakMap<object, string>()

const copyOf = <T extends object>(sample: T): T =>
  Array.isArray(sample)
    ? ([...(sample as ReadonlyArray<unknown>)] as unknown as T)
    : Object.assign(Object.create(Object.getPrototypeOf(sample) as object | null) as T, sample)

/**
 * Names a sample like the last column of its table row. If an event leads to several states, the name decides which sample must lead to
 * which state, because two swapped outcomes would look right without names.
 */
export const labelSample = <const T extends object>(label: string, sample: T): T => {
  const own = copyOf(sample)
  words.set(own, label)
  return own
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

/** Returns a copy of a value with changed texts. The names of its samples stay. */
export const mapTexts = <Value>(value: Value, change: (text: string) => string): Value => {
  if (typeof value === "string") return change(value) as Value
  if (typeof value !== "object" || value === null || !(isPlain(value) || Result.isResult(value))) return value
  const own = copyOf(value)
  for (const [key, part] of Object.entries(own)) Object.assign(own, { [key]: mapTexts(part, change) })
  const label = words.get(value)
  if (label !== undefined) words.set(own, label)
  return own
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

/** Returns the model's name for the sample in this event, or an empty text. */
export const sampleLabel = (event: AnyEventObject): string => {
  const sample = sampleOf(event)
  return typeof sample === "object" && sample !== null ? (words.get(sample) ?? "") : ""
}

/** Returns the data in a port's successful result or in a refresh. */
export const loadedBy = <Data>(event: AnyEventObject): Data | null => {
  if (event.type === "data.refreshed") return event["data"] as Data
  const output: unknown = event["output"]
  return Result.isResult(output) && Result.isSuccess(output) ? (output.success as Data) : null
}

/** Returns the sample name for the result of a lookup after a lost response. */
export const lookupOutcome = (event: AnyEventObject): string | null => {
  const { success } = event["output"] as { readonly success?: unknown }
  return success === true ? "it was saved" : success === false ? "it was not" : null
}
