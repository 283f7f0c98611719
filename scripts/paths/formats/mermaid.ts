import type { Flow } from "#scripts/paths/flows.ts"
import type { Script } from "#scripts/paths/script.ts"

const id = (state: string) => state.replaceAll(/\W/g, "_")

/** The states and what leads from one to another on these paths. */
export const mermaid = (flow: Flow, scripts: readonly Script[]): string => {
  const steps = scripts.flatMap((script) => script.steps)
  const edges = new Map<string, Set<string>>()
  for (const { from, to, label } of steps) {
    const key = `${id(from)} --> ${id(to)}`
    edges.set(key, (edges.get(key) ?? new Set()).add(label))
  }
  const states = flow.model.states.filter((state) => steps.some(({ from, to }) => state === from || state === to))
  const final = states.filter((state) => flow.model.at(state).status === "done")
  return [
    "stateDiagram-v2",
    `  %% ${flow.name}`,
    ...states.map((state) => `  state "${state}" as ${id(state)}`),
    `  [*] --> ${id(scripts[0]!.start.state)}`,
    ...[...edges].map(([way, labels]) => `  ${way}: ${[...labels].join("<br/>")}`),
    ...final.map((state) => `  ${id(state)} --> [*]`),
    "",
  ].join("\n")
}
