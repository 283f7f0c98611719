import fc from "fast-check"
import type { AnyEventObject, AnyExplored, AnyMachineSnapshot } from "#machines/kit/model.ts"
import { eventLabel } from "#machines/kit/explore.ts"
import { allSampledEvents } from "#machines/kit/event-reactions.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import { sampleLabel } from "#machines/kit/when.ts"
import { stateName } from "#machines/kit/state-name.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { doingOf } from "#scripts/paths/words/recorder.ts"
import { sentences } from "#scripts/paths/words/sentences.ts"
import type { StatesTable } from "#tests/states-tables.ts"

/** What time may do to this machine. */
const timers = (model: AnyExplored): readonly AnyEventObject[] =>
  (model.machine.events as readonly string[])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ type }))

export interface RandomWalkOptions {
  readonly steps: readonly {
    readonly event: AnyEventObject
    readonly label: string
    readonly from: string
    readonly to: string
    readonly before: AnyMachineSnapshot
  }[]
  readonly wrong: string | null
}

const isWorlds = (type: string) => type.startsWith("xstate.")

/** A walk without a plan: each number chooses among what is possible, and one thing that is not is tried as well. */
export const randomWalk = async (
  model: AnyExplored,
  table: StatesTable | null,
  choices: readonly number[],
): Promise<RandomWalkOptions> => {
  const live = startMockedActor(model)
  const all = [...allSampledEvents(model), ...timers(model)]
  const rows = table === null ? null : new Set(table.edges.map(({ from, event, to }) => `${from} | ${event} | ${to}`))
  const steps: RandomWalkOptions["steps"][number][] = []
  const end = (wrong: string | null): RandomWalkOptions => {
    live.actor.stop()
    return { steps, wrong }
  }
  for (const choice of choices) {
    const before = live.actor.getSnapshot() as AnyMachineSnapshot
    if (before.status === "error") return end("the machine broke")
    if (before.status !== "active") return end(null)
    const from = stateName(before.value)
    const refused = all.filter((event) => !isWorlds(event.type) && !before.can(event))
    const tried = refused[choice % Math.max(refused.length, 1)]
    if (tried !== undefined) {
      live.actor.send(tried)
      const now = live.actor.getSnapshot() as AnyMachineSnapshot
      if (now.context !== before.context || stateName(now.value) !== from)
        return end(`"${eventLabel(tried)}" is not accepted in ${from}, and changed something`)
    }
    const possible = all.filter((event) => before.can(event))
    if (possible.length === 0) return end(null)
    const event = possible[choice % possible.length]!
    const to = stateName((await live.fire(event)).value)
    steps.push({ event, label: eventLabel(event), from, to, before })
    const row = `${from} | ${eventLabel(event)} | ${to}`
    if (rows !== null && !rows.has(row)) return end(`no row "${row}" in docs/states/${table!.file}`)
  }
  return end((live.actor.getSnapshot() as AnyMachineSnapshot).status === "error" ? "the machine broke" : null)
}

export interface RandomResult {
  readonly seed: number
  readonly walks: number
  /** The shortest walk found that goes wrong. */
  readonly failure: RandomWalkOptions | null
}

export const randomWalks = async (
  model: AnyExplored,
  table: StatesTable | null,
  seed: number,
  walks: number,
): Promise<RandomResult> => {
  const longest = 30
  const walk = fc.asyncProperty(
    fc.array(fc.nat({ max: 10_000 }), { maxLength: longest, size: "max" }),
    async (choices) => (await randomWalk(model, table, choices)).wrong === null,
  )
  const found = await fc.check(walk, { seed, numRuns: walks })
  const shortest = found.counterexample?.[0]
  return {
    seed,
    walks: found.numRuns,
    failure: shortest === undefined ? null : await randomWalk(model, table, shortest),
  }
}

/** A walk that went wrong, as a person would retrace it. */
export const retraced = async (flow: Flow, { steps, wrong }: RandomWalkOptions): Promise<readonly string[]> => {
  const { describe } = sentences("en-US")
  const typed = new Map<string, string>()
  const lines: string[] = []
  for (const [index, { event, from, to, label }] of steps.entries()) {
    const doing = flow.model.feedOf(event.type) === null ? await doingOf(flow, "en-US", event, typed) : null
    const when = sampleLabel(event)
    const what = `${label}${when === "" ? "" : ` (${when})`}`
    lines.push(
      `  ${index + 1}. ${doing?.map((note) => describe(note)).join("; ") ?? what}  (${from} → ${to}${doing === null ? "" : `, ${what}`})`,
    )
  }
  return [...lines, `  Then: ${wrong}`]
}
