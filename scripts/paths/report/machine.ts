import type { Place } from "#scripts/paths/record.ts"
import { readable } from "#scripts/paths/targets.ts"
import { missing, type Reported, takenIn } from "./data.ts"
import { diagram } from "./diagram.ts"
import { artifactFile } from "./artifacts.ts"
import type { PathTexts, PathText } from "./path-texts.ts"
import { covered, escaped, html, table, type Row } from "./html.ts"

const few = 4
const tests = (ids: readonly string[] | undefined, missed = html("✗ none", "none")) => {
  if (ids === undefined || ids.length === 0) return missed
  const numbers = ids.map((id) => `<a href="#${id}">${id.slice(id.lastIndexOf("-") + 1)}</a>`)
  const rest =
    numbers.length > few
      ? ` <span class="quiet" title="${ids.slice(few).join(", ")}">+${numbers.length - few}</span>`
      : ""
  return html(`${numbers.slice(0, few).join(", ")}${rest}`)
}

const transitionRows = ({ targets, walked }: Reported): readonly Row[] => {
  const taken = (place: Place, name: string) => walked[place]?.transitions[name]
  const gaps = (name: string) =>
    (["machine", "screen"] as const).filter((place) => taken(place, name) === undefined).length
  return targets.transitions
    .toSorted((one, other) => gaps(other) - gaps(one))
    .map((name) => {
      const { from, event, branch } = readable(name)
      return {
        ...(gaps(name) > 0 ? { className: "gap" } : {}),
        cells: [
          from,
          event,
          String(branch + 1),
          tests(taken("machine", name)),
          tests(taken("screen", name)),
          tests(taken("app", name), html("–", "quiet")),
        ],
      }
    })
}

const answerRows = ({ targets, walked }: Reported): readonly Row[] => {
  const coverageOf = (place: Place, answer: string, missed = "✗") => {
    const is = walked[place]?.answers.includes(answer) ?? false
    return html(is ? "✓" : missed, is ? "ok" : missed === "✗" ? "none" : "quiet")
  }
  const gap = (answer: string) => !(walked.machine?.answers.includes(answer) && walked.screen?.answers.includes(answer))
  return targets.answers
    .toSorted((one, other) => Number(gap(other)) - Number(gap(one)))
    .map((answer) => ({
      cells: [answer, coverageOf("machine", answer), coverageOf("screen", answer), coverageOf("app", answer, "–")],
      ...(gap(answer) ? { className: "gap" } : {}),
    }))
}

const signs = { answers: "●", ignores: "○", refuses: "·", breaks: "✗" } as const

const totalityTable = ({ pairs, flow }: Reported): string => {
  const events = [...new Set(pairs.map(({ event }) => event))]
  const reaction = new Map(pairs.map((pair) => [`${pair.state}|${pair.event}`, pair.reaction]))
  const rows = flow.model.states.map((state: string) => ({
    cells: [
      state,
      ...events.map((event) => {
        const is = reaction.get(`${state}|${event}`)!
        return html(
          `<span title="${escaped(`${state}, ${event}: ${is}`)}">${signs[is]}</span>`,
          is === "breaks" ? "none" : is === "answers" ? "ok" : "quiet",
        )
      }),
    ],
  }))
  return table(["state", ...events], rows, `What each state of ${flow.name} makes of each event`)
}

const negative = ({ pairs, walked }: Reported): string => {
  const count = (reaction: keyof typeof signs) => pairs.filter((pair) => pair.reaction === reaction).length
  const pressed = walked.screen?.pressed
  const onScreen =
    pressed === undefined || pressed.states === 0
      ? "The screen was not tried."
      : pressed.wrong.length === 0
        ? `✓ On the screen ${pressed.controls} controls were pressed in ${pressed.states} states; none sent what its state does not accept.`
        : `✗ On the screen: ${pressed.wrong.join("; ")}`
  return (
    `${count("breaks") === 0 ? "✓" : "✗"} ${count("answers")} pairs of state and event are answered, ${count("ignores")} ignored by name, ` +
    `${count("refuses")} refused without a change${count("breaks") === 0 ? "" : `, ${count("breaks")} changed something without being accepted`}. ${onScreen}`
  )
}

const artifacts = (file: string) =>
  `<a href="${escaped(artifactFile(file))}">${file.endsWith(".zip") ? "trace" : "screenshot"}</a>`

const failures = ({ walked }: Reported): readonly string[] =>
  Object.entries(walked).flatMap(([place, one]) =>
    one.paths.failed.map((line) => {
      const links = (one.artifacts?.[line] ?? []).map(artifacts).join(", ")
      return `<li class="none">✗ ${escaped(place)}: ${escaped(line)}${links === "" ? "" : ` (${links})`}</li>`
    }),
  )

const pathItem = ({ id, title, steps }: PathText): string =>
  [
    `<li id="${id}"><strong>${id} ${escaped(title)}</strong><ol>`,
    ...steps.map(
      ({ does, sees }) =>
        `<li>${escaped(does)}${sees === "" ? "" : `<br><span class="quiet">→ ${escaped(sees)}</span>`}</li>`,
    ),
    "</ol></li>",
  ].join("\n")

/** What the filters of the page compare. */
const filterData = (one: Reported): string => {
  const { flow, title } = one
  const what = [missing(one) > 0 ? "uncovered" : "covered", ...(failures(one).length > 0 ? ["failed"] : [])].join(" ")
  const words = [title, flow.name, flow.area, ...flow.model.states, ...flow.stateSets].join(" ").toLowerCase()
  return `data-flow data-area="${flow.area}" data-what="${what}" data-sets="${flow.stateSets.join(" ")}" data-words="${escaped(words)}"`
}

export const machineSection = async (one: Reported, { paths: texts, notOnApp }: PathTexts): Promise<string> => {
  const { flow, title, targets } = one
  const failed = failures(one)
  const paths = flow.model.paths()
  const sets = flow.stateSets.length === 0 ? "no state table" : `state sets ${flow.stateSets.join(", ")}`
  return [
    `<details class="flow" id="${flow.name}" ${filterData(one)}><summary><h2>${escaped(title)} <code>${flow.name}</code></h2></summary>`,
    `<p class="quiet">${sets} · ${flow.model.states.length} states · ${targets.transitions.length} transitions, ${targets.timers.length} of them by time · ${paths.length} paths</p>`,
    failed.length === 0 ? "" : `<ul>${failed.join("")}</ul>`,
    await diagram(one),
    `<details${missing(one) > 0 ? " open" : ""}><summary>Transitions and the tests that took them</summary>`,
    table(["in", "on", "branch", "machine", "screen", "app"], transitionRows(one), `Transitions of ${flow.name}`),
    targets.answers.length === 0
      ? ""
      : table(["port's answer", "machine", "screen", "app"], answerRows(one), `Port answers of ${flow.name}`),
    "</details>",
    `<p>${escaped(negative(one))}</p>`,
    "<details><summary>Each state with each event</summary>",
    '<p class="quiet">● answered · ○ ignored by name · · refused, nothing changes</p>',
    totalityTable(one),
    "</details>",
    notOnApp.length === 0 ? "" : `<p class="quiet">Not on the app: ${notOnApp.map(escaped).join("<br>")}</p>`,
    '<details><summary>Paths, step by step</summary><ul class="paths">',
    ...texts.map(pathItem),
    "</ul></details></details>",
  ].join("\n")
}

export const summaryRow = (one: Reported): Row => {
  const { flow, title, targets, walked, pairs } = one
  const all = targets.transitions.length
  const count = (place: Place) =>
    walked[place] === undefined ? html("not walked", "quiet") : covered(takenIn(one, place), all)
  // Not everything can be reached there, so only a failure is red.
  const onApp = () => {
    const failed = walked.app?.paths.failed.length ?? 0
    if (failed > 0) return html(`✗ ${failed} failed`, "none")
    const taken = takenIn(one, "app")
    return walked.app === undefined || taken === all ? count("app") : html(`${taken}/${all}`, "quiet")
  }
  const answered = targets.answers.filter((answer) => walked.machine?.answers.includes(answer)).length
  const wrong =
    pairs.filter(({ reaction }) => reaction === "breaks").length + (walked.screen?.pressed?.wrong.length ?? 0)
  return {
    cells: [
      html(`<a href="#${flow.name}">${escaped(title)}</a>`),
      count("machine"),
      count("screen"),
      onApp(),
      covered(answered, targets.answers.length),
      html(wrong === 0 ? "✓" : `✗ ${wrong}`, wrong === 0 ? "ok" : "none"),
      String(flow.model.states.length),
      String(flow.model.paths().length),
    ],
    ...(missing(one) > 0 ? { className: "gap" } : {}),
    data: filterData(one),
  }
}
