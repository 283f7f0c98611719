import { Result } from "effect"
import type { CallFailureReason } from "#domain/shared/failure.ts"
import type { AnyEventObject, AnyExplored, AnyMachineSnapshot } from "#machines/kit/model.ts"

/** An event that a person does not cause. */
export type ExternalEvent =
  | {
      readonly kind: "answer"
      readonly port: string
      readonly tag: string
      readonly reason: CallFailureReason | null
      readonly sample: unknown
    }
  | { readonly kind: "delay"; readonly name: string; readonly milliseconds: number }
  | { readonly kind: "external"; readonly type: string }

interface Failure {
  readonly _tag: string
  readonly reason?: CallFailureReason | null
}

const delayOf = (model: AnyExplored, name: string, before: AnyMachineSnapshot): number => {
  const delay = (model.machine.implementations.delays as Record<string, unknown>)[name]
  return typeof delay === "function"
    ? (delay as (args: object) => number)({ context: before.context, event: {} })
    : Number(delay)
}

/** Describes an event that a person does not cause. Other events may be a person's actions. */
export const describeExternalEvent = (
  model: AnyExplored,
  event: AnyEventObject,
  before: AnyMachineSnapshot,
): ExternalEvent => {
  const port = /^xstate\.done\.actor\.(.+)$/.exec(event.type)?.[1]
  if (port !== undefined) {
    const output = event["output"] as Result.Result<unknown, Failure>
    const { _tag: tag, reason = null }: Failure = Result.isFailure(output) ? output.failure : { _tag: "ok" }
    return { kind: "answer", port, tag, reason, sample: Result.merge(output) }
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  return delay === undefined
    ? { kind: "external", type: event.type }
    : { kind: "delay", name: delay, milliseconds: delayOf(model, delay, before) }
}
