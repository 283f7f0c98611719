import { say } from "#scripts/say.ts"
import { flows, type Flow } from "./flows.ts"
import { type Coverage, type Place, places, readCoverage } from "./record.ts"
import { delaysOf, portsOf, targetsOf } from "./targets.ts"

/** How many of the machine's present transitions and answers the last walk took. */
const coveredIn = ({ name, model }: Flow, place: Place, coverage: Coverage) => {
  const { transitions = {}, answers = [] } = coverage[name]?.[place] ?? {}
  const targets = targetsOf(model)
  return {
    transitions: targets.transitions.filter((transition) => transition in transitions).length,
    answers: targets.answers.filter((answer) => answers.includes(answer)).length,
  }
}

const coveredWords = (flow: Flow, place: Place, coverage: Coverage): string => {
  const walked = coverage[flow.name]?.[place]
  if (!walked) return `${place} not walked`
  const [all, taken] = [targetsOf(flow.model), coveredIn(flow, place, coverage)]
  const answers = all.answers.length === 0 ? "" : `, ${taken.answers}/${all.answers.length} port answers`
  const failed = walked.paths.failed.length === 0 ? "" : `, ${walked.paths.failed.length} paths failed`
  return `${place} ${taken.transitions}/${all.transitions.length} transitions${answers}${failed} at ${walked.commit}`
}

/** A machine in lines for the person at the terminal. */
export const listedFlow = (flow: Flow, coverage: Coverage): readonly string[] => {
  const { name, model, stateSets } = flow
  const ports = [...portsOf(model)].map(([port, tags]) => `${port} (${tags.join(", ")})`)
  return [
    `${name} · ${stateSets.length === 0 ? "no state table yet" : `state sets ${stateSets.join(", ")}`}`,
    `  ${model.states.length} states: ${model.states.join(", ")}`,
    `  ${targetsOf(model).transitions.length} transitions, ${model.paths().length} paths`,
    `  ports: ${ports.join(", ") || "none"}`,
    `  timers: ${delaysOf(model).join(", ") || "none"}`,
    `  covered: ${places.map((place) => coveredWords(flow, place, coverage)).join("; ")}`,
  ]
}

export const list = (): number => {
  const coverage = readCoverage()
  for (const line of flows().flatMap((flow) => listedFlow(flow, coverage))) say(line)
  return 0
}
