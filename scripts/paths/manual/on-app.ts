import { getNextSnapshot } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import { acceptedEvents, eventLabel } from "#machines/kit/explore.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import { actionOf, askedBy, exchangesOf } from "#scripts/paths/app/exchanges.ts"
import { inBrowser, noCode, type Exchange, type OnApp } from "#scripts/paths/app/on-app.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { leadOf, partOf } from "#scripts/paths/formats/playwright-place.ts"
import { isDone, type Moment, type Script } from "#scripts/paths/script.ts"
import type { Note, Target } from "#scripts/paths/words/notes.ts"
import { durationIn } from "#scripts/paths/words/durations.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { happeningOf } from "#scripts/paths/words/world.ts"
import { setupOf } from "./desk.ts"
import { comesAfter, doing, isFleeting, leadIn, momentsOf, opening, seeing, type ManualStep } from "./moments.ts"

const callTimeout = 20_000

/** An instruction: a sentence, or the milliseconds to wait. */
type Doing = string | number
interface Step extends Omit<ManualStep, "does"> {
  readonly does: readonly Doing[]
}

/** Waits between which nothing is done are one. */
const merged = (locale: Locale, does: readonly Doing[]): readonly string[] =>
  does
    .reduce<readonly Doing[]>((all, next) => {
      const last = all.at(-1)
      return typeof last === "number" && typeof next === "number" ? [...all.slice(0, -1), last + next] : [...all, next]
    }, [])
    .map((each) => (typeof each === "string" ? each : wordsIn(locale)("wait", { duration: durationIn(locale, each) })))

/** The state to which the app goes by itself at the end of a path: the browser answers its own ports at once. */
const settled = ({ model }: Flow, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const labels = Object.entries(inBrowser).flatMap(([port, [tag]]) =>
    port in snapshot.children ? [`${port} ${tag}`] : [],
  )
  const own = acceptedEvents(model, snapshot).find((event) => labels.includes(eventLabel(event)))
  return own === undefined ? snapshot : getNextSnapshot(model.machine, snapshot, own)
}

/** Calls that the path leaves unanswered at its moment of this index, so that the screen stays as it is. */
const unanswered = (flow: Flow, app: OnApp, { start, steps }: Script, index: number): readonly Exchange[] => {
  const { state } = steps[index - 1] ?? start
  const next = steps[index]
  const waiting = next === undefined ? settled(flow, state) : state
  return Object.keys(waiting.children)
    .filter((port) => port in flow.model.portResults && next?.event.type !== `xstate.done.actor.${port}`)
    .flatMap((port) => askedBy(app, port, waiting, steps).routes)
    .map((route) => ({ ...route, kind: "slow" }))
}

/** Another part of the page may show what this one does not. */
const inPart = (part: Target | null, note: Note): Note =>
  note.kind === "absent" && note.at.within === null && note.at.what !== part?.what
    ? { ...note, at: { ...note.at, within: part } }
    : note

/** A state that ends by itself in this time is too short for a person to act in. */
const reactionTime = 2_000
const endsSoon = ({ model }: Flow, { state }: Moment): boolean =>
  acceptedEvents(model, state).some((event) => {
    const happening = happeningOf(model, event, state)
    return happening.kind === "delay" && happening.milliseconds < reactionTime
  })

/** The desk moves the server's clock, not the browser's timers; and no control changes the address without loading the page. */
const longestWait = 60_000
const needsProgram = (app: OnApp, { steps }: Script) =>
  steps.some((step) => {
    const { follow, milliseconds = 0 } = actionOf(app, step)
    return follow !== undefined || milliseconds > longestWait
  })

/**
 * On `npm start`; null where a person cannot follow by hand and in reasonable time. Responses are set at the desk first, so what comes
 * between an action and its last response passes at once.
 */
export const followOnApp = async (flow: Flow, app: OnApp, locale: Locale, script: Script, origin: string) => {
  if (Object.keys(app.remembered?.(script.steps) ?? {}).length > 0 || needsProgram(app, script)) return null
  const say = wordsIn(locale)
  const moments = momentsOf(script)
  const part = partOf(locale, app)
  // A browser need not ask where to save a file.
  if (moments.some(({ state }) => "chooseFile" in state.children)) return null
  if (script.steps.some(({ does }, index) => isDone(does) && endsSoon(flow, moments[index]!))) return null
  // A fleeting state is not seen; at the end of a path the page around the flow says which state follows.
  const sees = (moment: Moment) =>
    isFleeting(flow, moment) && moment !== moments.at(-1)
      ? []
      : (comesAfter(flow, locale, moment) ??
        seeing(flow, locale, { ...moment, sees: moment.sees.map((note) => inPart(part, note)) }))
  const lead = leadIn(flow, locale)
  const lines = [
    say("open", { address: `${origin}${app.address(script.steps)}` }),
    ...(await leadOf(flow, locale, app)).map((note) => lead.describe(note)),
    ...opening(flow, locale, moments[0]!),
  ]
  const slow = say("slow", { duration: durationIn(locale, callTimeout) })
  /** Says it before the last doing, whose answer it is. */
  const warned = (does: readonly Doing[], isSlow: boolean) =>
    isSlow && !does.includes(slow) ? does.toSpliced(-1, 0, slow) : does
  const first = unanswered(flow, app, script, 0)
  let isSlow = first.length > 0
  const steps: Step[] = [{ does: warned(lines, isSlow), sees: sees(moments[0]!) }]
  const responses: Exchange[] = [...(app.beside ?? []), ...first]
  for (const [index, step] of script.steps.entries()) {
    const { does } = step
    const moment = moments[index + 1]!
    const exchanges = exchangesOf(app, script, index)
    const open = unanswered(flow, app, script, index + 1)
    responses.push(...exchanges, ...open)
    const own: readonly Doing[] = isDone(does)
      ? doing(flow, locale, script, index)
      : [actionOf(app, step).milliseconds ?? []].flat()
    const lost = exchanges.flatMap(({ kind, response }): readonly Doing[] =>
      kind === "slow" ? [callTimeout] : response === noCode ? [say("escape")] : [],
    )
    // An answer belongs to the step that asked.
    const isAnswer = exchanges.length > 0 || (!isDone(does) && does.kind === "answer")
    const asked = isAnswer ? steps.pop()!.does : []
    steps.push({
      does: warned([...asked, ...own, ...lost, ...opening(flow, locale, moment)], !isSlow && open.length > 0),
      sees: sees(moment),
    })
    isSlow = open.length > 0
  }
  // A session's own calls would take the responses that a script sets for the profile.
  if (responses.some(({ path }) => path === "/profile")) return null
  return {
    setup: setupOf(locale, app, responses, { origin, start: app.address(script.steps) }),
    steps: steps.map((step) => ({ ...step, does: merged(locale, step.does) })),
  }
}
