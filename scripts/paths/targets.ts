import type { AnyExplored } from "#machines/kit/model.ts"
import { transitionsOf } from "#machines/kit/transitions.ts"

/** Targets that "covered" counts: docs/qa.md says it in words. */
export interface Targets {
  /** Each branch of each guard apart; timers among them. */
  readonly transitions: readonly string[]
  /** The transitions that time takes. */
  readonly timers: readonly string[]
  /** "signIn UserNotVerified": each declared answer of each port. */
  readonly answers: readonly string[]
}

const timerOf = (transition: string): string | undefined => / on xstate\.after\.([^.]+)\./.exec(transition)?.[1]

export const portsOf = (model: AnyExplored): readonly (readonly [port: string, tags: readonly string[]])[] =>
  Object.entries<Record<string, unknown>>(model.portResults).map(([port, samples]) => [port, Object.keys(samples)])

export const targetsOf = (model: AnyExplored): Targets => {
  const transitions = transitionsOf(model.machine)
  return {
    transitions,
    timers: transitions.filter((name) => timerOf(name) !== undefined),
    answers: portsOf(model).flatMap(([port, tags]) => tags.map((tag) => `${port} ${tag}`)),
  }
}

/** The named delays of the machine. */
export const delaysOf = (model: AnyExplored): readonly string[] => [
  ...new Set(targetsOf(model).timers.map((name) => timerOf(name)!)),
]

/** "signIn.sending.requesting on xstate.done.actor.signIn [2]" → from, event and branch as people write them. */
export const readable = (transition: string) => {
  const [, node = "", event = "", branch = "0"] = /^(.+?) on (.+) \[(\d+)\]$/.exec(transition) ?? []
  return {
    from: node.split(".").slice(1).join(".") || "(any state)",
    event: event.replace(/^xstate\.done\.actor\./, "answer of ").replace(/^xstate\.after\.([^.]+)\..*$/, "after $1"),
    branch: Number(branch),
  }
}
