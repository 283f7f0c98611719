import { html } from "hono/html"
import { layoutDiagram, lineHeight, type DiagramLine } from "#machines/kit/diagram.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import { idOf } from "#scripts/paths/script.ts"
import { required, type MachineReport } from "./data.ts"

/** The arrowhead of every line. Lines refer to it by its id. */
export const arrow = html`<svg width="0" height="0" aria-hidden="true"><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></svg>`

/** Collects the steps of the paths that passed, as "from|to", for each place. */
const walkedSteps = ({ flow: { name, model }, walked }: MachineReport) =>
  required.map((place) => {
    const passed = new Set(Object.values(walked[place]?.transitions ?? {}).flat())
    const paths = model.paths().filter((_, index) => passed.has(idOf(name, index + 1)))
    return new Set(paths.flatMap(({ steps }) => steps.map(({ from, to }) => `${from}|${to}`)))
  })

const box = ({ x, y, width, height }: DiagramLine["label"], rows: readonly string[]) => html`
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>
${rows.map((word, index) => {
  const middle = y + height / 2 + (index - (rows.length - 1) / 2) * lineHeight
  return html`<text x="${x + width / 2}" y="${middle + 4}">${word}</text>`
})}`

/** Draws the machine with its coverage. The label of a line names the events that lead along it. */
export const renderDiagram = async (one: MachineReport) => {
  const { model, name } = one.flow
  const { width, height, nodes, lines } = await layoutDiagram({
    states: model.states,
    edges: model.edges(),
    start: formatStateName(model.exploration().initial.value),
  })
  const walked = walkedSteps(one)
  /** Returns the class of a step that was walked in both places, in one of them, or in none. */
  const kindOf = (isThere: (step: string) => boolean) =>
    ["none", "part", "ok"][walked.filter((steps) => [...steps].some(isThere)).length]!
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Diagram of ${name}">
<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${nodes.length} states, ${lines.length} ways between them">
${lines.map(({ from, to, path }) => html`<path d="${path}" class="${kindOf((step) => step === `${from}|${to}`)}" marker-end="url(#arrow)"/>`)}
${lines.map(({ from, to, text, label }) => html`<g class="label"><title>${from} → ${to}</title>${box(label, text)}</g>`)}
${nodes.map(({ state, words: rows, ...place }) => html`<g class="node ${kindOf((step) => step.split("|").includes(state))}">${box(place, rows)}</g>`)}
</svg></div>`
}
