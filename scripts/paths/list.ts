import { say } from "#scripts/say.ts"
import { flows, type Flow } from "./flows.ts"
import { readCoverage, type Coverage, type Place } from "./record.ts"
import { delaysOf, portsOf, targetsOf } from "./targets.ts"

/** How many of the machine's present transitions the last walk took. */
const coveredIn = ({ name, model }: Flow, place: Place, coverage: Coverage): number => {
  const taken = coverage[name]?.[place]?.transitions ?? {}
  return targetsOf(model).transitions.filter((transition) => transition in taken).length
}

export interface ListedFlow {
  readonly machine: string
  readonly stateSets: readonly number[]
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly covered: { readonly machine: number; readonly screen: number }
}

export const listedFlows = (flow: Flow, coverage: Coverage): ListedFlow => ({
  machine: flow.name,
  stateSets: flow.stateSets,
  states: flow.model.states.length,
  transitions: targetsOf(flow.model).transitions.length,
  paths: flow.model.paths().length,
  covered: { machine: coveredIn(flow, "machine", coverage), screen: coveredIn(flow, "screen", coverage) },
})

const answeredIn = (flow: Flow, place: Place, coverage: Coverage): number => {
  const answers = coverage[flow.name]?.[place]?.answers ?? []
  return targetsOf(flow.model).answers.filter((answer) => answers.includes(answer)).length
}

const coveredWords = (flow: Flow, place: Place, coverage: Coverage): string => {
  const walked = coverage[flow.name]?.[place]
  if (!walked) return `${place} not walked`
  const { transitions, answers } = targetsOf(flow.model)
  const parts = [`${coveredIn(flow, place, coverage)}/${transitions.length} transitions`]
  if (answers.length > 0) parts.push(`${answeredIn(flow, place, coverage)}/${answers.length} port answers`)
  const failed = walked.paths.failed.length === 0 ? "" : `, ${walked.paths.failed.length} paths failed`
  return `${place} ${parts.join(", ")}${failed} at ${walked.commit}`
}

const inWords = (flow: Flow, coverage: Coverage): readonly string[] => {
  const { model } = flow
  const ports = [...portsOf(model)].map(([port, tags]) => `${port} (${tags.join(", ")})`)
  const timers = delaysOf(model)
  const count = listedFlows(flow, coverage)
  return [
    `${flow.name} · ${flow.stateSets.length === 0 ? "no state table yet" : `state sets ${flow.stateSets.join(", ")}`}`,
    `  ${count.states} states: ${model.states.join(", ")}`,
    `  ${count.transitions} transitions, ${count.paths} paths`,
    `  ports: ${ports.join(", ") || "none"}`,
    `  timers: ${timers.join(", ") || "none"}`,
    `  covered: ${(["machine", "screen", "app"] as const).map((place) => coveredWords(flow, place, coverage)).join("; ")}`,
  ]
}

export const list = (json: boolean): number => {
  const coverage = readCoverage()
  if (json)
    say(
      JSON.stringify(
        flows().map((flow) => listedFlows(flow, coverage)),
        null,
        2,
      ),
    )
  else for (const flow of flows()) for (const line of inWords(flow, coverage)) say(line)
  return 0
}
