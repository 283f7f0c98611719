import { basename } from "node:path"
import { html } from "hono/html"
import { capitalize } from "#scripts/paths/formats/lines.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import type { Place } from "#scripts/paths/record.ts"
import { readable } from "#scripts/paths/targets.ts"
import { formatCoverage, renderTable } from "./cells.ts"
import { countMissing, required, type MachineReport, takenIn } from "./data.ts"
import { renderDiagram } from "./diagram.ts"
import { describePaths } from "./path-texts.ts"

const few = 4

/** Renders links to the first few paths that took a transition. */
const pathLinks = (place: Place, ids: readonly string[] = []) => {
  if (ids.length === 0) return place === "app" ? html`<td>–</td>` : html`<td class="none">✗ none</td>`
  const links = ids.slice(0, few).map((id) => html`<a href="#${id}">${id.slice(id.lastIndexOf("-") + 1)}</a> `)
  return html`<td>${links}${ids.length > few ? `+${ids.length - few}` : ""}</td>`
}

const transitions = ({ flow, targets, walked }: MachineReport) => {
  const gaps = (name: string) => required.filter((place) => !(name in (walked[place]?.transitions ?? {}))).length
  const rows = targets.transitions
    .toSorted((one, other) => gaps(other) - gaps(one))
    .map((name) => {
      const { from, event, branch } = readable(name)
      const places = [...required, "app" as const].map((place) => pathLinks(place, walked[place]?.transitions[name]))
      return html`<tr class="${gaps(name) > 0 ? "gap" : ""}"><td>${from}</td><td>${event}</td><td>${branch + 1}</td>${places}</tr>`
    })
  return renderTable(`Transitions of ${flow.name}`, ["in", "on", "branch", "machine", "screen", "app"], rows)
}

/** Lists the declared results of ports that a walk has not given. */
const answers = ({ targets, walked }: MachineReport) =>
  required.map((place) => {
    const left = targets.answers.filter((answer) => !walked[place]?.answers.includes(answer))
    return left.length === 0 ? "" : html`<p class="none">✗ Not answered on the ${place}: ${left.join(", ")}</p>`
  })

const signs = { answers: "●", ignores: "○", refuses: "·", breaks: "✗" } as const

const totality = ({ pairs, flow }: MachineReport) => {
  const rows = [...Map.groupBy(pairs, ({ state }) => state)].map(([state, own]) => {
    const cells = own.map(
      ({ event, reaction }) => html`<td title="${state}, ${event}: ${reaction}">${signs[reaction]}</td>`,
    )
    return html`<tr><td>${state}</td>${cells}</tr>`
  })
  const events = [...new Set(pairs.map(({ event }) => event))]
  return renderTable(`What each state of ${flow.name} makes of each event`, ["state", ...events], rows)
}

/** Counts the events and presses on the screen that changed something although the machine does not accept them. */
const countDifferences = ({ pairs, walked }: MachineReport): number =>
  pairs.filter(({ reaction }) => reaction === "breaks").length + (walked.screen?.pressed?.wrong.length ?? 0)

const negative = ({ pairs, walked }: MachineReport) => {
  const count = (reaction: keyof typeof signs) => pairs.filter((pair) => pair.reaction === reaction).length
  const { states = 0, controls, wrong = [] } = walked.screen?.pressed ?? {}
  const onScreen =
    wrong.length > 0
      ? `✗ On the screen: ${wrong.join("; ")}`
      : `✓ On the screen ${controls} controls were pressed in ${states} states; none sent what its state does not accept.`
  return html`<p>${count("breaks") === 0 ? "✓" : "✗"} ${count("answers")} pairs of state and event are answered, ${count("ignores")} ignored by name,
${count("refuses")} refused without a change, ${count("breaks")} changed something without being accepted. ${states === 0 ? "The screen was not tried." : onScreen}</p>`
}

/** Returns the path of the report's copy of a screenshot or a trace. */
export const artifactFile = (file: string): string => `failed/${file.replace(/^\W+/, "").replaceAll(/[^\w.-]+/g, "-")}`

const failures = ({ walked }: MachineReport) =>
  Object.entries(walked).flatMap(([place, { paths, artifacts = {} }]) =>
    paths.failed.map((line) => {
      const links = (artifacts[line] ?? []).map((file) => html` <a href="${artifactFile(file)}">${basename(file)}</a>`)
      return html`<li class="none">✗ ${place}: ${line}${links}</li>`
    }),
  )

const pathItem = ({ id, title, steps }: ManualScript) => html`
<li id="${id}"><strong>${id} ${title}</strong><ol>
${steps.map(({ does, sees }) => html`<li>${capitalize(does.join("; "))}<br><span class="quiet">→ ${capitalize(sees.join("; "))}</span></li>`)}
</ol></li>`

/** Returns the words that the search compares. */
const searchTextOf = (one: MachineReport): string => {
  const { flow, title } = one
  const is = [countMissing(one) > 0 ? "uncovered" : "covered", ...(failures(one).length > 0 ? ["failed"] : [])]
  return [flow.area, ...is, ...flow.stateSets, flow.name, title, ...flow.model.states].join(" ").toLowerCase()
}

export const renderMachineSection = async (one: MachineReport) => {
  const { flow, title, targets } = one
  const { paths, notOnApp } = await describePaths(flow)
  return html`
<details class="flow" data-words="${searchTextOf(one)}"><summary><h2>${title} <code>${flow.name}</code></h2></summary>
<p class="quiet" id="${flow.name}">state sets ${flow.stateSets.join(", ")} · ${flow.model.states.length} states · ${targets.transitions.length} transitions, ${targets.timers.length} of them by time · ${flow.model.paths().length} paths</p>
<ul>${failures(one)}</ul>
${renderDiagram(one)}
<details ${countMissing(one) > 0 ? "open" : ""}><summary>Transitions and the tests that took them</summary>${transitions(one)}</details>
${answers(one)}
${negative(one)}
<details><summary>Each state with each event</summary><p class="quiet">● answered · ○ ignored by name · · refused, nothing changes</p>${totality(one)}</details>
${notOnApp.map((why) => html`<p class="quiet">Not on the app: ${why}</p>`)}
<details><summary>Paths, step by step</summary><ul class="paths">${paths.map(pathItem)}</ul></details>
</details>`
}

export const renderSummaryRow = (one: MachineReport) => {
  const { flow, title, targets, walked } = one
  const count = (place: Place) =>
    walked[place] === undefined
      ? html`<td>not walked</td>`
      : formatCoverage(takenIn(one, place), targets.transitions.length)
  // Only a failure on the app is red. Incomplete coverage is not, because a test cannot reach everything on the app.
  const failed = walked.app?.paths.failed.length ?? 0
  const onApp =
    failed > 0
      ? html`<td class="none">✗ ${failed} failed</td>`
      : html`<td>${takenIn(one, "app")}/${targets.transitions.length}</td>`
  const answered = targets.answers.filter((answer) => walked.machine?.answers.includes(answer)).length
  const wrong = countDifferences(one)
  return html`<tr class="${countMissing(one) > 0 ? "gap" : ""}" data-words="${searchTextOf(one)}">
<td><a href="#${flow.name}">${title}</a></td>
${required.map(count)}
${walked.app === undefined ? count("app") : onApp}
${formatCoverage(answered, targets.answers.length)}
<td class="${wrong === 0 ? "ok" : "none"}">${wrong === 0 ? "✓" : `✗ ${wrong}`}</td>
</tr>`
}
