import { getNextSnapshot, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from "xstate"
import { listAcceptedEvents, createContentKey, formatEventLabel } from "#machines/kit/explore.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import { transitionsOf, transitionsOn } from "#machines/kit/transitions.ts"
import { readable } from "#scripts/paths/targets.ts"

type Context = Readonly<Record<string, unknown>>

interface FoundTransition {
  readonly snapshot: AnyMachineSnapshot
  readonly event: AnyEventObject
  /** The steps that lead there, such as "form.submit → saveName ok". */
  readonly path: readonly string[]
}

/** The maximum number of snapshots, because machines that count have infinitely many. */
const maxSnapshots = 1_500

/**
 * Finds the first step that takes a transition, if each different context counts as a separate state. Returns null if
 * there is none within `maxSnapshots`. A model distinguishes only the contexts that it names.
 */
const findInAnyContext = (model: AnyExplored, transition: string): FoundTransition | null => {
  const machine: AnyStateMachine = model.machine
  const first = model.exploration().initial
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    `${formatStateName(snapshot.value)}|${createContentKey(snapshot.context)}`
  const seen = new Set([keyOf(first)])
  const waiting: { readonly snapshot: AnyMachineSnapshot; readonly path: readonly string[] }[] = [
    { snapshot: first, path: [] },
  ]
  for (const { snapshot, path } of waiting)
    for (const event of snapshot.status === "active" ? listAcceptedEvents(model, snapshot) : []) {
      const steps = [...path, formatEventLabel(event)]
      if (transitionsOn(machine, snapshot, event).includes(transition)) return { snapshot, event, path: steps }
      const next = getNextSnapshot(machine, snapshot, event) as AnyMachineSnapshot
      if (seen.size > maxSnapshots || seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      waiting.push({ snapshot: next, path: steps })
    }
  return null
}

/** Writes the sample of an event, without XState's wrapper around a port's answer. */
const sampleText = ({ type, output, ...rest }: AnyEventObject): string =>
  createContentKey(type.startsWith("xstate.done.") ? output : rest)

/** Lists the parts of the context that differ from the model's snapshot of this state. */
const differing = (model: AnyExplored, { context, value }: AnyMachineSnapshot): readonly string[] => {
  const known: Context = model.at(formatStateName(value) as never).context
  return Object.keys(context as Context).filter(
    (key) => createContentKey((context as Context)[key]) !== createContentKey(known[key]),
  )
}

const inContext = (model: AnyExplored, { snapshot, event, path }: FoundTransition): readonly string[] => {
  const parts = differing(model, snapshot)
  return [
    `the context decides: the sample ${sampleText(event)} takes it at the end of ${path.join(" → ")}, with another ${parts.join(", ")} than the first time.`,
    `→ Add to the model: distinguishBy: ({ ${parts.join(", ")} }) => [${parts.join(", ")}], or the part of it that decides (docs/adding-a-flow.md, Samples).`,
  ]
}

const bySample = (model: AnyExplored, from: string, event: string): readonly string[] => {
  const edges = model
    .edges()
    .filter((edge) => edge.event.startsWith(event) && (from === edge.from || from.includes("(")))
  const tried = edges.map(({ event: label, to, when }) => `${label}${when === "" ? "" : ` (${when})`} → ${to}`)
  return [
    `no sample takes it, in any context. From there the samples lead: ${tried.join("; ") || "nowhere, because no path reaches the state"}.`,
    "→ Add a sample to the model, in events or portResults, for which the guard is true (docs/adding-a-flow.md, Samples).",
  ]
}

/** Lists the transitions of a machine that no path has taken, each with the reason and the remedy. */
export const findUncoveredTransitions = (model: AnyExplored, taken: ReadonlySet<string>): readonly string[] =>
  transitionsOf(model.machine)
    .filter((name) => !taken.has(name))
    .flatMap((name) => {
      const { from, event, branch } = readable(name)
      const found = findInAnyContext(model, name)
      const [reason, remedy = ""] = found
        ? inContext(model, found)
        : bySample(model, from, event.replace("answer of ", ""))
      return [`${from} on ${event}, branch ${branch + 1}: ${reason}`, remedy]
    })
