import { getNextSnapshot } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import { acceptedEvents, eventLabel } from "#machines/kit/explore.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import { actionOf, askedBy, exchangesOf } from "#scripts/paths/app/exchanges.ts"
import { inBrowser, noCode, type Exchange, type OnApp } from "#scripts/paths/app/on-app.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { leadOf, partOf } from "#scripts/paths/formats/playwright-place.ts"
import { isDoneByPerson, type Moment, type Script } from "#scripts/paths/script.ts"
import { durationIn } from "#scripts/paths/words/durations.ts"
import type { Note, Target } from "#scripts/paths/words/notes.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { happeningOf } from "#scripts/paths/words/world.ts"
import { setupOf } from "./desk.ts"
import { comesAfter, doing, isFleeting, leadIn, momentsOf, opening, seeing, type ManualStep } from "./moments.ts"

const callTimeout = 20_000

/** An instruction: a sentence, or a waiting time in milliseconds. */
type Doing = string | number
interface Step extends Omit<ManualStep, "does"> {
  readonly does: readonly Doing[]
}

/** Merges successive waits. */
const merged = (locale: Locale, does: readonly Doing[]): readonly string[] =>
  does
    .reduce<readonly Doing[]>((all, next) => {
      const last = all.at(-1)
      return typeof last === "number" && typeof next === "number" ? [...all.slice(0, -1), last + next] : [...all, next]
    }, [])
    .map((each) => (typeof each === "string" ? each : wordsIn(locale)("wait", { duration: durationIn(locale, each) })))

/** Returns the state that the app reaches automatically at the end of a path, because the browser answers its own ports at once. */
const settled = ({ model }: Flow, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const labels = Object.entries(inBrowser).flatMap(([port, [tag]]) =>
    port in snapshot.children ? [`${port} ${tag}`] : [],
  )
  const own = acceptedEvents(model, snapshot).find((event) => labels.includes(eventLabel(event)))
  return own === undefined ? snapshot : getNextSnapshot(model.machine, snapshot, own)
}

/** Lists the calls that the path leaves unanswered at the moment with this index, so that the screen does not change. */
const unanswered = (flow: Flow, app: OnApp, { start, steps }: Script, index: number): readonly Exchange[] => {
  const { state } = steps[index - 1] ?? start
  const next = steps[index]
  const waiting = next === undefined ? settled(flow, state) : state
  return Object.keys(waiting.children)
    .filter((port) => port in flow.model.portResults && next?.event.type !== `xstate.done.actor.${port}`)
    .flatMap((port) => askedBy(app, port, waiting, steps).routes)
    .map((route) => ({ ...route, kind: "slow" }))
}

/** Limits a check of absence to the flow's part of the page, because another part may show the element. */
const inPart = (part: Target | null, note: Note): Note =>
  note.kind === "absent" && note.at.within === null && note.at.what !== part?.what
    ? { ...note, at: { ...note.at, within: part } }
    : note

/** A state that ends within this time, in milliseconds, is too short for a person to act in. */
const reactionTime = 2_000
const endsSoon = ({ model }: Flow, { state }: Moment): boolean =>
  acceptedEvents(model, state).some((event) => {
    const happening = happeningOf(model, event, state)
    return happening.kind === "delay" && happening.milliseconds < reactionTime
  })

/**
 * The longest wait of a path that a person follows, because the desk moves the server's clock but not the browser's
 * timers. A person cannot follow a path with client-side navigation either, because no control changes the address
 * without loading the page.
 */
const longestWait = 60_000
const needsProgram = (app: OnApp, { steps }: Script) =>
  steps.some((step) => {
    const { follow, milliseconds = 0 } = actionOf(app, step)
    return follow !== undefined || milliseconds > longestWait
  })

/**
 * Writes a script for `npm start`. Returns null if a person cannot follow it manually and in reasonable time. The
 * person sets the responses at the desk first, so the states between an action and its last response pass at once.
 */
export const followOnApp = async (flow: Flow, app: OnApp, locale: Locale, script: Script, origin: string) => {
  if (Object.keys(app.remembered?.(script.steps) ?? {}).length > 0 || needsProgram(app, script)) return null
  const say = wordsIn(locale)
  const moments = momentsOf(script)
  const part = partOf(locale, app)
  // A browser may save a file without asking for its place.
  if (moments.some(({ state }) => "chooseFile" in state.children)) return null
  if (script.steps.some(({ does }, index) => isDoneByPerson(does) && endsSoon(flow, moments[index]!))) return null
  // Nobody sees a fleeting state. At the end of a path, the page around the flow shows the following state.
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
  /** Adds a warning about a slow response before the last action, which causes it. */
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
    const own: readonly Doing[] = isDoneByPerson(does)
      ? doing(flow, locale, script, index)
      : [actionOf(app, step).milliseconds ?? []].flat()
    const lost = exchanges.flatMap(({ kind, response }): readonly Doing[] =>
      kind === "slow" ? [callTimeout] : response === noCode ? [say("escape")] : [],
    )
    // An answer belongs to the step that sent the request.
    const isAnswer = exchanges.length > 0 || (!isDoneByPerson(does) && does.kind === "answer")
    const asked = isAnswer ? steps.pop()!.does : []
    steps.push({
      does: warned([...asked, ...own, ...lost, ...opening(flow, locale, moment)], !isSlow && open.length > 0),
      sees: sees(moment),
    })
    isSlow = open.length > 0
  }
  // The session's own calls would use up the responses that the script sets for the profile.
  if (responses.some(({ path }) => path === "/profile")) return null
  return {
    setup: setupOf(locale, app, responses, { origin, start: app.address(script.steps) }),
    steps: steps.map((step) => ({ ...step, does: merged(locale, step.does) })),
  }
}
