import { layoutDiagram, lineHeight } from "#machines/kit/diagram.ts"
import { stateName } from "#machines/kit/state-name.ts"
import type { Reported } from "./data.ts"
import { escaped } from "./html.ts"

const arrow = (kind: string) =>
  `<marker id="to-${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" class="head ${kind}"/></marker>`

export const arrows = `<svg width="0" height="0" aria-hidden="true"><defs>${["ok", "part", "none"].map(arrow).join("")}</defs></svg>`

/** Both places, one of them, or none. */
const kindOf = ({ steps }: Reported, key: string): "ok" | "part" | "none" => {
  const taken = [steps.machine, steps.screen].filter((place) => place.has(key)).length
  return taken === 2 ? "ok" : taken === 1 ? "part" : "none"
}

const dashes = { ok: "", part: ' stroke-dasharray="6 3"', none: ' stroke-dasharray="2 3"' } as const

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const linesOfText = (words: readonly string[], { x, y, width, height }: Area, className: (index: number) => string) => {
  const first = y + height / 2 - ((words.length - 1) * lineHeight) / 2 + 4
  return words
    .map(
      (word, index) =>
        `<text x="${x + width / 2}" y="${first + index * lineHeight}" class="${className(index)}">${escaped(word)}</text>`,
    )
    .join("")
}

/** The machine as it was walked; the label of a line is what leads there. */
export const diagram = async (one: Reported): Promise<string> => {
  const { model, name } = one.flow
  const { width, height, nodes, lines } = await layoutDiagram({
    states: model.states,
    edges: model.edges(),
    start: stateName(model.exploration().initial.value),
  })
  const been = (state: string) => [...one.steps.screen].some((step) => step.split("|").includes(state))
  return [
    `<div class="zoom"><button type="button" data-zoom="0.8">−</button><button type="button" data-zoom="1.25">+</button></div>`,
    `<div class="scroll" tabindex="0" role="region" aria-label="Diagram of ${escaped(name)}">`,
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${nodes.length} states, ${lines.length} ways between them">`,
    ...lines.map(({ from, to, path }) => {
      const kind = kindOf(one, `${from}|${to}`)
      return `<path d="${path}" class="line ${kind}"${dashes[kind]} marker-end="url(#to-${kind})"/>`
    }),
    ...lines.map(
      ({ from, to, text, label }) =>
        `<g><title>${escaped(`${from} → ${to}`)}</title><rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" class="label"/>` +
        `${linesOfText(text, label, () => "quiet")}</g>`,
    ),
    ...nodes.map(
      (node) =>
        `<g><rect x="${node.x}" y="${node.y}" width="${node.width}" height="${node.height}" rx="4" class="node ${been(node.state) ? "ok" : "none"}"/>` +
        `${linesOfText(node.words, node, (index) => (index < node.words.length - 1 ? "quiet" : ""))}</g>`,
    ),
    "</svg></div>",
  ].join("\n")
}
