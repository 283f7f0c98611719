import { locales } from "#domain/shared/currency.ts"
import { printLine } from "#scripts/print-line.ts"
import { flows, type Flow } from "./flows.ts"
import { titleOf } from "./manual/titles.ts"
import { countsOf, type Coverage, type Place, places, readCoverage } from "./record.ts"
import { delaysOf, portsOf, targetsOf } from "./targets.ts"

const describeCoverage = ({ name, model }: Flow, place: Place, coverage: Coverage): string => {
  const walked = coverage[name]?.[place]
  if (!walked) return `${place} not walked`
  const { failed } = walked.paths
  const parts = [...countsOf(model, walked), ...(failed.length === 0 ? [] : [`${failed.length} paths failed`])]
  return `${place} ${parts.join(", ")} at ${walked.commit}`
}

/** Describes a machine in lines for the terminal. */
export const formatFlow = (flow: Flow, coverage: Coverage): readonly string[] => {
  const { name, model, stateSets } = flow
  const ports = portsOf(model).map(([port, tags]) => `${port} (${tags.join(", ")})`)
  return [
    `${name} · state sets ${stateSets.join(", ")}`,
    `  ${model.states.length} states: ${model.states.join(", ")}`,
    `  ${targetsOf(model).transitions.length} transitions, ${model.paths().length} paths`,
    `  ports: ${ports.join(", ") || "none"}`,
    `  timers: ${delaysOf(model).join(", ") || "none"}`,
    `  covered: ${places.map((place) => describeCoverage(flow, place, coverage)).join("; ")}`,
  ]
}

/** Describes a machine for test tools. docs/qa.md describes each field. A release neither removes a field nor changes its meaning. */
export const describeForTools = (flow: Flow, coverage: Coverage) => {
  const { name, area, model, stateSets, table, walk } = flow
  const formatCoverage = (place: Place) => {
    const walked = coverage[name]?.[place]
    if (!walked) return null
    const { commit, paths, transitions } = walked
    const taken = targetsOf(model).transitions.filter((each) => each in transitions).length
    return { commit, passed: paths.passed, failed: paths.failed.length, transitions: taken }
  }
  return {
    id: name,
    area,
    titles: Object.fromEntries(locales.map((locale) => [locale, titleOf(flow, locale)])),
    stateSets,
    table: `docs/states/${table.file}`,
    isManual: walk.hasNoScreen !== true,
    states: model.states,
    transitions: targetsOf(model).transitions.length,
    ports: Object.fromEntries(portsOf(model)),
    timers: delaysOf(model),
    paths: model.paths().length,
    covered: Object.fromEntries(places.map((place) => [place, formatCoverage(place)])),
  }
}

export const list = (isJson: boolean): number => {
  const coverage = readCoverage()
  const all = flows()
  if (isJson)
    printLine(JSON.stringify({ version: 1, flows: all.map((flow) => describeForTools(flow, coverage)) }, null, 2))
  else for (const line of all.flatMap((flow) => formatFlow(flow, coverage))) printLine(line)
  return 0
}
