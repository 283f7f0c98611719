import { diagramOf } from "../../../src/machines/kit/diagram"
import { stateName } from "../../../src/machines/shared/state-name"
import type { Reported } from "./data"
import { escaped } from "./html"

const arrow = (kind: string) =>
  `<marker id="to-${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" class="head ${kind}"/></marker>`

export const arrows = `<svg width="0" height="0" aria-hidden="true"><defs>${["ok", "part", "none"].map(arrow).join("")}</defs></svg>`

/** Both places, one of them, or none. */
const kindOf = ({ steps }: Reported, key: string): "ok" | "part" | "none" => {
  const taken = [steps.machine, steps.screen].filter((place) => place.has(key)).length
  return taken === 2 ? "ok" : taken === 1 ? "part" : "none"
}

/** The machine as it was walked. A line has a title with its events; the table below says them all. */
export const diagram = (one: Reported): string => {
  const { model, name } = one.flow
  const edges = model.edges()
  const states = [...new Set([...model.states, ...edges.flatMap(({ from, to }) => [from, to])])]
  const { width, height, nodes, lines } = diagramOf({
    states,
    edges,
    start: stateName(model.exploration().initial.value),
  })
  const been = (state: string) => [...one.steps.screen].some((step) => step.split("|").includes(state))
  return [
    `<div class="scroll" tabindex="0" role="region" aria-label="Diagram of ${escaped(name)}">`,
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${states.length} states, ${lines.length} ways between them">`,
    ...lines.map(({ from, to, events, path }) => {
      const kind = kindOf(one, `${from}|${to}`)
      const dash = kind === "ok" ? "" : kind === "part" ? ' stroke-dasharray="6 3"' : ' stroke-dasharray="2 3"'
      return `<path d="${path}" class="line ${kind}"${dash} marker-end="url(#to-${kind})"><title>${escaped(`${from} → ${to}: ${events.join(", ")}`)}</title></path>`
    }),
    ...nodes.map(({ state, words, x, y, width: across, height: down }) => {
      const first = y + down / 2 - (words.length - 1) * 8 + 4
      return (
        `<g><rect x="${x}" y="${y}" width="${across}" height="${down}" rx="4" class="node ${been(state) ? "ok" : "none"}"/>` +
        words
          .map(
            (word, index) =>
              `<text x="${x + across / 2}" y="${first + index * 16}" class="${index < words.length - 1 ? "quiet" : ""}">${escaped(word)}</text>`,
          )
          .join("") +
        "</g>"
      )
    }),
    "</svg></div>",
  ].join("\n")
}
