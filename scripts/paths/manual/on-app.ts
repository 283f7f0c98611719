import { getNextSnapshot } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import { listAcceptedEvents, formatEventLabel } from "#machines/kit/explore.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import { inBrowser, noCode, type MockedRequest, type AppSetup } from "#scripts/paths/app/app-setup.ts"
import { actionOf, findRequests, mockedRequestsOf } from "#scripts/paths/app/mocked-requests.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { recordLead, partOf } from "#scripts/paths/formats/playwright-place.ts"
import { isDoneByPerson, type PathState, type Script } from "#scripts/paths/script.ts"
import { formatDuration } from "#scripts/paths/words/durations.ts"
import { describeExternalEvent } from "#scripts/paths/words/external-events.ts"
import type { RecordedInteraction, Target } from "#scripts/paths/words/interactions.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import { setupOf } from "./desk.ts"
import {
  describeNextState,
  describeActions,
  isTransient,
  createLeadWriter,
  pathStatesOf,
  describeOpening,
  describeChecks,
  type ManualStep,
} from "./path-states.ts"

const callTimeout = 20_000

/** An instruction: a sentence, or a waiting time in milliseconds. */
type Instruction = string | number
interface Step extends Omit<ManualStep, "does"> {
  readonly does: readonly Instruction[]
}

/** Writes the instructions as sentences, and merges successive waits. */
const mergeActions = (locale: Locale, does: readonly Instruction[]): readonly string[] =>
  does
    .reduce<readonly Instruction[]>((all, next) => {
      const last = all.at(-1)
      return typeof last === "number" && typeof next === "number" ? [...all.slice(0, -1), last + next] : [...all, next]
    }, [])
    .map((each) =>
      typeof each === "string" ? each : translateTo(locale)("wait", { duration: formatDuration(locale, each) }),
    )

/**
 * Returns the snapshot after the answer of a port that the browser answers without the API. The app reaches this snapshot automatically at
 * the end of a path.
 */
const answerFirst = ({ model }: Flow, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const labels = Object.entries(inBrowser).flatMap(([port, [tag]]) =>
    port in snapshot.children ? [`${port} ${tag}`] : [],
  )
  const own = listAcceptedEvents(model, snapshot).find((event) => labels.includes(formatEventLabel(event)))
  return own === undefined ? snapshot : getNextSnapshot(model.machine, snapshot, own)
}

/** Lists the calls that the path leaves unanswered in its state with this index, so that the screen does not change. */
const listUnanswered = (
  flow: Flow,
  app: AppSetup,
  { start, steps }: Script,
  index: number,
): readonly MockedRequest[] => {
  const { state } = steps[index - 1] ?? start
  const next = steps[index]
  const waiting = next === undefined ? answerFirst(flow, state) : state
  return Object.keys(waiting.children)
    .filter((port) => port in flow.model.portResults && next?.event.type !== `xstate.done.actor.${port}`)
    .flatMap((port) => findRequests(app, port, waiting, steps).routes)
    .map((route) => ({ ...route, kind: "slow" }))
}

/** Limits a check of absence to the flow's part of the page, because another part may show the element. */
const inPart = (part: Target | null, interaction: RecordedInteraction): RecordedInteraction =>
  interaction.kind === "absent" && interaction.target.within === null && interaction.target.matcher !== part?.matcher
    ? { ...interaction, target: { ...interaction.target, within: part } }
    : interaction

/**
 * The time in milliseconds that a person needs to react. A state that ends earlier is too short for a person to act in.
 */
const reactionTime = 2_000
const endsSoon = ({ model }: Flow, { state }: PathState): boolean =>
  listAcceptedEvents(model, state).some((event) => {
    const happening = describeExternalEvent(model, event, state)
    return happening.kind === "delay" && happening.milliseconds < reactionTime
  })

/**
 * The maximum wait, in milliseconds, of a path that a person follows. The desk moves the server's clock but not the
 * browser's timers, so the person would have to wait.
 */
const maxWait = 60_000
/**
 * Returns true if a person cannot follow the script, because a wait is too long or a step navigates on the client. A
 * person who enters a URL loads the page instead.
 */
const needsProgram = (app: AppSetup, { steps }: Script) =>
  steps.some((step) => {
    const { follow, milliseconds = 0 } = actionOf(app, step)
    return follow !== undefined || milliseconds > maxWait
  })

/**
 * Writes a script for `npm start`. Returns null if a person cannot follow it manually and in reasonable time. The
 * person sets the responses at the desk first, so the states between an action and its last response pass immediately.
 */
export const followOnApp = async (flow: Flow, app: AppSetup, locale: Locale, script: Script, origin: string) => {
  if (Object.keys(app.sessionItems?.(script.steps) ?? {}).length > 0 || needsProgram(app, script)) return null
  const t = translateTo(locale)
  const pathStates = pathStatesOf(script)
  const part = partOf(locale, app)
  // A browser may save a file without asking for a folder.
  if (pathStates.some(({ state }) => "chooseFile" in state.children)) return null
  if (script.steps.some(({ does }, index) => isDoneByPerson(does) && endsSoon(flow, pathStates[index]!))) return null
  // Nobody sees a fleeting state. At the end of a path, the page around the flow shows the next state.
  const sees = (pathState: PathState) =>
    isTransient(flow, pathState) && pathState !== pathStates.at(-1)
      ? []
      : (describeNextState(flow, locale, pathState) ??
        describeChecks(flow, locale, {
          ...pathState,
          sees: pathState.sees.map((interaction) => inPart(part, interaction)),
        }))
  const lead = createLeadWriter(flow, locale)
  const lines = [
    t("open", { address: `${origin}${app.address(script.steps)}` }),
    ...(await recordLead(flow, locale, app)).map((interaction) => lead.describe(interaction)),
    ...describeOpening(flow, locale, pathStates[0]!),
  ]
  const slow = t("slow", { duration: formatDuration(locale, callTimeout) })
  /** Adds a warning about a slow response before the last action, which causes it. */
  const addWarning = (does: readonly Instruction[], isSlow: boolean) =>
    isSlow && !does.includes(slow) ? does.toSpliced(-1, 0, slow) : does
  const first = listUnanswered(flow, app, script, 0)
  let isSlow = first.length > 0
  const steps: Step[] = [{ does: addWarning(lines, isSlow), sees: sees(pathStates[0]!) }]
  const responses: MockedRequest[] = [...(app.otherRequests ?? []), ...first]
  for (const [index, step] of script.steps.entries()) {
    const { does } = step
    const pathState = pathStates[index + 1]!
    const mockedRequests = mockedRequestsOf(app, script, index)
    const open = listUnanswered(flow, app, script, index + 1)
    responses.push(...mockedRequests, ...open)
    const own: readonly Instruction[] = isDoneByPerson(does)
      ? describeActions(flow, locale, script, index)
      : [actionOf(app, step).milliseconds ?? []].flat()
    const lost = mockedRequests.flatMap(({ kind, response }): readonly Instruction[] =>
      kind === "slow" ? [callTimeout] : response === noCode ? [t("escape")] : [],
    )
    // An answer belongs to the step that sent the request.
    const isAnswer = mockedRequests.length > 0 || (!isDoneByPerson(does) && does.kind === "answer")
    const asked = isAnswer ? steps.pop()!.does : []
    steps.push({
      does: addWarning(
        [...asked, ...own, ...lost, ...describeOpening(flow, locale, pathState)],
        !isSlow && open.length > 0,
      ),
      sees: sees(pathState),
    })
    isSlow = open.length > 0
  }
  // The session's own calls would use up the responses that the script sets for the profile.
  if (responses.some(({ path }) => path === "/profile")) return null
  return {
    setup: setupOf(locale, app, responses, { origin, start: app.address(script.steps) }),
    steps: steps.map((step) => ({ ...step, does: mergeActions(locale, step.does) })),
  }
}
