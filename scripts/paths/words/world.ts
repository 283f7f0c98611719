import { Result } from "effect"
import type { CallFailureReason } from "../../../src/domain/shared/failure"
import type { Locale } from "../../../src/domain/shared/currency"
import type { AnyEventObject, AnyExplored, AnyMachineSnapshot } from "../../../src/machines/kit/model"
import { sampleLabel } from "../../../src/machines/kit/when"
import type { Said } from "../phrases/phrases"
import { phrasesOf } from "./tell"

/** What the world does in one event. */
export type Happening =
  | {
      readonly kind: "answer"
      readonly port: string
      readonly tag: string
      readonly reason: CallFailureReason | null
      readonly sample: unknown
    }
  | { readonly kind: "delay"; readonly name: string; readonly milliseconds: number }
  | { readonly kind: "happening"; readonly type: string }

const delayOf = (model: AnyExplored, name: string, before: AnyMachineSnapshot): number => {
  const delay = (model.machine.implementations.delays as Record<string, unknown>)[name]
  return typeof delay === "function"
    ? (delay as (args: object) => number)({ context: before.context, event: {} })
    : Number(delay)
}

/** The event as something the world does; a person may do what is left over. */
export const happeningOf = (model: AnyExplored, event: AnyEventObject, before: AnyMachineSnapshot): Happening => {
  const port = /^xstate\.done\.actor\.(.+)$/.exec(event.type)?.[1]
  if (port !== undefined) {
    const output = event["output"] as Result.Result<
      unknown,
      { readonly _tag: string; readonly reason?: CallFailureReason }
    >
    return Result.isFailure(output)
      ? {
          kind: "answer",
          port,
          tag: output.failure._tag,
          reason: output.failure.reason ?? null,
          sample: output.failure,
        }
      : { kind: "answer", port, tag: "ok", reason: null, sample: output.success }
  }
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  return delay === undefined
    ? { kind: "happening", type: event.type }
    : { kind: "delay", name: delay, milliseconds: delayOf(model, delay, before) }
}

const units = [
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
  ["millisecond", 1],
] as const

const durationIn = (locale: Locale, milliseconds: number): string => {
  const [unit, size] = units.find((each) => milliseconds % each[1] === 0)!
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(milliseconds / size)
}

/** Marks a missing phrase; a test says where it belongs. */
export const placeholder = (what: string) => `‹${what}›`

const detail = (locale: Locale, event: AnyEventObject): string => {
  const said = sampleLabel(event)
  return said === "" ? "" : ` (${phrasesOf[locale].samples[said] ?? (locale === "en-US" ? said : placeholder(said))})`
}

const say = (said: Said | undefined, sample: unknown, missing: string): string =>
  said === undefined ? placeholder(missing) : typeof said === "string" ? said : said(sample)

export const worldInWords = (locale: Locale, happening: Happening, event: AnyEventObject): string => {
  const words = phrasesOf[locale]
  if (happening.kind === "delay") return words.waits(durationIn(locale, happening.milliseconds))
  if (happening.kind === "happening")
    return say(words.happenings[happening.type], event, happening.type) + detail(locale, event)
  const { port, tag, reason } = happening
  const said = words.ports[port]
  if (tag === "CallFailed" && reason !== null)
    return words.callFailed(said?.call ?? placeholder(port), words.reasons[reason])
  return say(said?.answers[tag], happening.sample, `${port} ${tag}`) + detail(locale, event)
}
