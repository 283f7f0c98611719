import { getNextSnapshot } from "xstate"
import type { Locale } from "../../../src/domain/shared/currency"
import { acceptedEvents, eventLabel } from "../../../src/machines/kit/explore"
import type { AnyMachineSnapshot } from "../../../src/machines/kit/model"
import { sampleLabel } from "../../../src/machines/kit/when"
import { flowStoryName, flowTitle, storyId } from "../../../src/ui/story/story-names"
import { appPaths } from "../app/app-paths"
import type { AppAction, Exchange, OnApp } from "../app/on-app"
import { happensIn } from "../app/on-app"
import { wirings } from "../app/wirings"
import type { Flow } from "../flows"
import { leadOf } from "../formats/playwright-place"
import type { Script, ScriptStep } from "../script"
import { isDone } from "../script"
import type { Note } from "../words/notes"
import { screenAt } from "../words/screen"
import { durationIn, sentences } from "../words/sentences"
import type { Templates } from "../words/template-types"
import { templates } from "../words/templates"
import { deskSteps } from "./desk"
import type { Moment } from "./moments"
import { momentsOf, seeing } from "./moments"
import { titled } from "./titles"

/** What to do, and what must be seen then. */
export interface ManualStep {
  readonly does: readonly string[]
  readonly sees: readonly string[]
}
/** A path as a person follows it, in sentences without capital and full stop. */
export interface ManualScript {
  readonly id: string
  readonly title: string
  readonly section: string
  readonly preconditions: readonly string[]
  readonly steps: readonly ManualStep[]
}

const storybookUrl = "http://127.0.0.1:6006"
const callTimeout = 20_000

/** What is done on the screen as it is before. */
const doing = (flow: Flow, locale: Locale, { snapshot }: Moment, notes: readonly Note[]) =>
  notes.map(sentences(locale, screenAt(flow, locale, snapshot)).describe)

const actionOf = (locale: Locale, action: AppAction): readonly string[] => {
  const words = templates[locale]
  switch (action.kind) {
    case "follow":
      return [words.follow(`history.pushState(null, "", ${JSON.stringify(action.to)})`)]
    case "pass":
      return [words.wait(durationIn(locale, action.milliseconds))]
    case "hide":
      return [words.hide]
    case "show":
      return [words.show]
    case "answer":
      return []
  }
}

const exchangesOf = (app: OnApp, { does, event }: ScriptStep, script: Script): readonly Exchange[] => {
  if (isDone(does)) return []
  if (does.kind === "answer") return app.calls[does.port]?.[does.tag]?.(does.sample, script.path.steps) ?? []
  const action = does.kind === "happening" ? happensIn(app)[does.type]?.(event) : undefined
  return action?.kind === "answer" ? [action.exchange] : []
}

/** Where the app goes by itself at the end of a path: the browser answers its own ports at once. */
const settled = ({ model }: Flow, { local }: OnApp, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const labels = Object.entries(local).flatMap(([port, [tag]]) => (port in snapshot.children ? [`${port} ${tag}`] : []))
  const own = acceptedEvents(model, snapshot).find((event) => labels.includes(eventLabel(event)))
  return own === undefined ? snapshot : getNextSnapshot(model.machine, snapshot, own)
}

/** Calls that the path leaves unanswered here, so that the screen stays as it is. */
const unanswered = (
  flow: Flow,
  app: OnApp,
  script: Script,
  { snapshot }: Moment,
  next: ScriptStep | undefined,
): readonly Exchange[] =>
  Object.keys((next === undefined ? settled(flow, app, snapshot) : snapshot).children)
    .filter((port) => port in app.calls && next?.event.type !== `xstate.done.actor.${port}`)
    .flatMap((port) => {
      const samples = (flow.model.portResults as Record<string, Record<string, readonly unknown[]>>)[port]!
      const [tag = "", answer] = Object.entries(app.calls[port]!).find(([each]) => each in samples) ?? []
      return (answer?.(samples[tag]![0], script.path.steps) ?? []).map((exchange) => ({
        ...exchange,
        reply: "no answer" as const,
      }))
    })

/** On `npm start`: responses are set at the desk first, so what comes between an action and its last response passes at once. */
const onApp = async (flow: Flow, app: OnApp, locale: Locale, script: Script) => {
  const words = templates[locale]
  const desk = deskSteps(locale)
  const moments = momentsOf(flow, script)
  const localTags = new Map(
    script.steps.flatMap(({ does }) =>
      !isDone(does) && does.kind === "answer" && does.port in app.local ? [[does.port, does.tag] as const] : [],
    ),
  )
  const sees = (moment: Moment) =>
    app.fleeting?.includes(moment.state) ? [words.unchanged] : seeing(flow, locale, moment)
  const opening = [
    words.open(app.address(localTags, script.path.steps)),
    ...(await leadOf(flow, locale, app)).map(sentences(locale).describe),
  ]
  const steps: ManualStep[] = [{ does: opening, sees: sees(moments[0]!) }]
  const responses: Exchange[] = [
    ...(app.beside ?? []).map(({ method, path, reply }) => ({ method, path, reply })),
    ...unanswered(flow, app, script, moments[0]!, script.steps[0]),
  ]
  for (const [index, step] of script.steps.entries()) {
    const { does } = step
    const moment = moments[index + 1]!
    const exchanges = exchangesOf(app, step, script)
    responses.push(...exchanges, ...unanswered(flow, app, script, moment, script.steps[index + 1]))
    if (!isDone(does) && does.kind !== "delay" && (does.kind === "answer" || exchanges.length > 0)) {
      const extra = exchanges.flatMap(({ reply }) =>
        reply === "no answer"
          ? [words.wait(durationIn(locale, callTimeout))]
          : reply === "no code"
            ? [words.escape]
            : [],
      )
      const last = steps.pop()!
      steps.push({ does: [...last.does, ...extra], sees: sees(moment) })
    } else
      steps.push({
        does: isDone(does)
          ? doing(flow, locale, moments[index]!, does)
          : does.kind === "delay"
            ? [words.wait(durationIn(locale, does.milliseconds))]
            : actionOf(locale, happensIn(app)[does.type]!(step.event)),
        sees: sees(moment),
      })
  }
  return { preconditions: [...desk.begin(app), ...desk.answers(responses)], steps }
}

const quotedIfAny = ({ quote }: Templates, text: string) => (text === "" ? "" : quote(text))

/** In Storybook's live flow: its panel makes everything happen that the person does not. */
const onStorybook = (flow: Flow, locale: Locale, script: Script) => {
  const words = templates[locale]
  const moments = momentsOf(flow, script)
  const address = `/?path=/story/${storyId(flow.area, flow.name, flowStoryName)}&globals=locale:${locale}`
  return {
    preconditions: [words.storybook(storybookUrl)],
    steps: [
      { does: [words.open(address)], sees: seeing(flow, locale, moments[0]!) },
      ...script.steps.map(({ does, event, label }, index) => ({
        does: isDone(does)
          ? doing(flow, locale, moments[index]!, does)
          : [words.panel(words.quote(label), quotedIfAny(words, sampleLabel(event)))],
        sees: seeing(flow, locale, moments[index + 1]!),
      })),
    ],
  }
}

/** A session's own calls would take the responses that a script sets for the profile. */
const asksProfile = (app: OnApp, script: Script) =>
  script.steps.some((step) => exchangesOf(app, step, script).some(({ path }) => path === "/profile"))

/** Scripts to follow by hand: on the application where it can be led along the path, else in Storybook. */
export const manualScripts = async (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
): Promise<readonly ManualScript[]> => {
  const app = wirings[flow.name]
  const paths = scripts.map(({ path }) => path)
  const possible = new Set(app === undefined ? [] : appPaths(flow, app, paths).possible.map(({ path }) => path))
  const titles = titled(flow, locale, scripts)
  return Promise.all(
    scripts.map(async (script) => ({
      id: script.id,
      title: titles.get(script)!,
      section: templates[locale].areas[flow.area] ?? flowTitle(flow.area),
      ...(app !== undefined && possible.has(script.path) && !asksProfile(app, script)
        ? await onApp(flow, app, locale, script)
        : onStorybook(flow, locale, script)),
    })),
  )
}
