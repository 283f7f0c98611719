import type { AnyExplored } from "#machines/kit/model.ts"
import { transitionsOf } from "#machines/kit/transitions.ts"

/** The targets that coverage counts. docs/qa.md describes them in words. */
export interface Targets {
  /** Transitions with each branch of each guard separately, including timers. */
  readonly transitions: readonly string[]
  /** The transitions that timers trigger. */
  readonly timers: readonly string[]
  /** Each declared answer of each port, such as "signIn UserNotVerified". */
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

export const delaysOf = (model: AnyExplored): readonly string[] => [
  ...new Set(targetsOf(model).timers.map((name) => timerOf(name)!)),
]

/** Splits "signIn.sending.requesting on xstate.done.actor.signIn [2]" into state, event and branch in readable words. */
export const readable = (transition: string) => {
  const [, node = "", event = "", branch = "0"] = /^(.+?) on (.+) \[(\d+)\]$/.exec(transition) ?? []
  return {
    from: node.split(".").slice(1).join(".") || "(any state)",
    event: event.replace(/^xstate\.done\.actor\./, "answer of ").replace(/^xstate\.after\.([^.]+)\..*$/, "after $1"),
    branch: Number(branch),
  }
}
