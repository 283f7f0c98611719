import { say } from "#scripts/say.ts"
import { flows, type Flow } from "./flows.ts"
import { countsOf, type Coverage, type Place, places, readCoverage } from "./record.ts"
import { delaysOf, portsOf, targetsOf } from "./targets.ts"

const coveredWords = ({ name, model }: Flow, place: Place, coverage: Coverage): string => {
  const walked = coverage[name]?.[place]
  if (!walked) return `${place} not walked`
  const { failed } = walked.paths
  const words = [...countsOf(model, walked), ...(failed.length === 0 ? [] : [`${failed.length} paths failed`])]
  return `${place} ${words.join(", ")} at ${walked.commit}`
}

/** A machine in lines for the person at the terminal. */
export const listedFlow = (flow: Flow, coverage: Coverage): readonly string[] => {
  const { name, model, stateSets } = flow
  const ports = portsOf(model).map(([port, tags]) => `${port} (${tags.join(", ")})`)
  return [
    `${name} · state sets ${stateSets.join(", ")}`,
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
