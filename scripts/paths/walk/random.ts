import fc from "fast-check"
import { listSampledEvents } from "#machines/kit/event-reactions.ts"
import { formatEventLabel, type PathStep } from "#machines/kit/explore.ts"
import { readSampleLabel } from "#machines/kit/label-sample.ts"
import { startMockedActor } from "#machines/kit/mocked-machine.ts"
import type { AnyExplored, AnyMachineSnapshot } from "#machines/kit/model.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { recordActions } from "#scripts/paths/words/recorder.ts"
import { createSentenceWriter } from "#scripts/paths/words/sentences.ts"
import type { StatesTable } from "#tests/states-tables.ts"

interface RandomWalk {
  readonly steps: readonly Pick<PathStep, "event" | "label" | "from" | "to">[]
  readonly wrong: string | null
}

/** Takes a random walk. Each number chooses among the possible events, and the walk also tries one impossible event before it. */
const randomWalk = async (model: AnyExplored, table: StatesTable, choices: readonly number[]) => {
  const live = startMockedActor(model)
  const timers = (model.machine.events as readonly string[]).filter((type) => type.startsWith("xstate.after."))
  const all = [...listSampledEvents(model), ...timers.map((type) => ({ type }))]
  const rows = new Set(table.edges.map(({ from, event, to }) => `${from} | ${event} | ${to}`))
  const steps: RandomWalk["steps"][number][] = []
  const now = () => live.actor.getSnapshot() as AnyMachineSnapshot
  const step = async (choice: number): Promise<string | null> => {
    const before = now()
    const from = formatStateName(before.value)
    const refused = all.filter((event) => !event.type.startsWith("xstate.") && !before.can(event))
    const tried = refused[choice % refused.length]
    if (tried !== undefined) {
      live.actor.send(tried)
      if (now().context !== before.context || formatStateName(now().value) !== from)
        return `"${formatEventLabel(tried)}" is not accepted in ${from}, and changed something`
    }
    const possible = all.filter((event) => before.can(event))
    const event = possible[choice % possible.length]
    if (event === undefined) return null
    const to = formatStateName((await live.fire(event)).value)
    const label = formatEventLabel(event)
    steps.push({ event, label, from, to })
    const row = `${from} | ${label} | ${to}`
    return rows.has(row) ? null : `no row "${row}" in docs/states/${table.file}`
  }
  let wrong: string | null = null
  for (const choice of choices) {
    if (wrong !== null || now().status !== "active") break
    wrong = await step(choice)
  }
  if (now().status === "error") wrong ??= "the machine broke"
  live.actor.stop()
  return { steps, wrong }
}

const maxSteps = 30

/** Takes random walks. `failure` is the shortest failing walk. */
export const randomWalks = async (model: AnyExplored, table: StatesTable, seed: number, walks: number) => {
  const walk = (choices: readonly number[]) => randomWalk(model, table, choices)
  const all = fc.asyncProperty(
    fc.array(fc.nat({ max: 10_000 }), { maxLength: maxSteps, size: "max" }),
    async (choices) => (await walk(choices)).wrong === null,
  )
  const found = await fc.check(all, { seed, numRuns: walks })
  const shortest = found.counterexample?.[0]
  return { seed, walks: found.numRuns, failure: shortest === undefined ? null : await walk(shortest) }
}

/** Describes a failed walk in steps that a person can repeat. */
export const describeWalk = async (flow: Flow, { steps, wrong }: RandomWalk): Promise<readonly string[]> => {
  const { describe } = createSentenceWriter("en-US")
  const typed = new Map<string, string>()
  const lines: string[] = []
  for (const [index, { event, from, to, label }] of steps.entries()) {
    const doing = flow.model.feedOf(event.type) === null ? await recordActions(flow, "en-US", event, typed) : null
    const when = readSampleLabel(event)
    const what = `${label}${when === "" ? "" : ` (${when})`}`
    lines.push(
      `  ${index + 1}. ${doing?.map((interaction) => describe(interaction)).join("; ") ?? what}  (${from} → ${to}${doing === null ? "" : `, ${what}`})`,
    )
  }
  return [...lines, `  Then: ${wrong}`]
}
