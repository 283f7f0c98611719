import { say } from "#scripts/say.ts"
import { flows, type Flow } from "./flows.ts"
import { type Coverage, type Place, places, readCoverage } from "./record.ts"
import { delaysOf, portsOf, targetsOf } from "./targets.ts"

export interface ListedFlow {
  readonly machine: string
  readonly stateSets: readonly number[]
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly covered: { readonly machine: number; readonly screen: number }
}

/** How many of the machine's present transitions and answers the last walk took. */
const coveredIn = ({ name, model }: Flow, place: Place, coverage: Coverage) => {
  const { transitions = {}, answers = [] } = coverage[name]?.[place] ?? {}
  const targets = targetsOf(model)
  return {
    transitions: targets.transitions.filter((transition) => transition in transitions).length,
    answers: targets.answers.filter((answer) => answers.includes(answer)).length,
  }
}

export const listedFlows = (flow: Flow, coverage: Coverage): ListedFlow => ({
  machine: flow.name,
  stateSets: flow.stateSets,
  states: flow.model.states.length,
  transitions: targetsOf(flow.model).transitions.length,
  paths: flow.model.paths().length,
  covered: {
    machine: coveredIn(flow, "machine", coverage).transitions,
    screen: coveredIn(flow, "screen", coverage).transitions,
  },
})

const coveredWords = (flow: Flow, place: Place, coverage: Coverage): string => {
  const walked = coverage[flow.name]?.[place]
  if (!walked) return `${place} not walked`
  const [all, taken] = [targetsOf(flow.model), coveredIn(flow, place, coverage)]
  const answers = all.answers.length === 0 ? "" : `, ${taken.answers}/${all.answers.length} port answers`
  const failed = walked.paths.failed.length === 0 ? "" : `, ${walked.paths.failed.length} paths failed`
  return `${place} ${taken.transitions}/${all.transitions.length} transitions${answers}${failed} at ${walked.commit}`
}

const inWords = (flow: Flow, coverage: Coverage): readonly string[] => {
  const ports = [...portsOf(flow.model)].map(([port, tags]) => `${port} (${tags.join(", ")})`)
  const count = listedFlows(flow, coverage)
  return [
    `${flow.name} · ${flow.stateSets.length === 0 ? "no state table yet" : `state sets ${flow.stateSets.join(", ")}`}`,
    `  ${count.states} states: ${flow.model.states.join(", ")}`,
    `  ${count.transitions} transitions, ${count.paths} paths`,
    `  ports: ${ports.join(", ") || "none"}`,
    `  timers: ${delaysOf(flow.model).join(", ") || "none"}`,
    `  covered: ${places.map((place) => coveredWords(flow, place, coverage)).join("; ")}`,
  ]
}

export const list = (json: boolean): number => {
  const coverage = readCoverage()
  const all = flows()
  if (json)
    say(
      JSON.stringify(
        all.map((flow) => listedFlows(flow, coverage)),
        null,
        2,
      ),
    )
  else for (const line of all.flatMap((flow) => inWords(flow, coverage))) say(line)
  return 0
}
