import { expect } from "vitest"
import { render } from "vitest-browser-react"
import { page as browserPage, type Locator } from "vitest/browser"
import { memoryLocation } from "wouter/memory-location"
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from "xstate"
import type { Locale } from "#domain/shared/currency.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import { createTransitionRecorder } from "#machines/kit/transitions.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import type { LostBy } from "./focus-problems.ts"

type WalkAction = typeof sentByApp | ((tools: WalkTools<AnyStateMachine>, event: AnyEventObject) => Promise<unknown>)
type WalkCheck = typeof transientState | ((tools: WalkTools<AnyStateMachine>) => Promise<unknown>)

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled") && element.checkVisibility()

/**
 * Returns true if the focused element is gone and no other element has the focus. A visitor with a keyboard or a screen
 * reader would have to start at the top of the page. Leaving a field that still exists does not count.
 *
 * The check waits some frames, because a screen moves the focus after it has rendered.
 */
const losesFocus = async (focused: Element): Promise<boolean> => {
  for (let round = 0; round < 5 && document.activeElement === document.body && !isUsable(focused); round++)
    await new Promise(requestAnimationFrame)
  return document.activeElement === document.body && !isUsable(focused)
}

const isAnythingLeft = (): boolean =>
  [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].some(isUsable)
const causeOf = ({ event }: PathStep): LostBy => (event.type.startsWith("xstate.done.actor.") ? "answer" : "outside")

/** Adds the step to the message of a failure, because the message alone does not name the step that waited. */
const nameStep = async (action: string, waiting: Promise<unknown> | undefined): Promise<void> => {
  try {
    await waiting
  } catch (failure) {
    if (failure instanceof Error) failure.message = `${action}: ${failure.message}`
    throw failure
  }
}

/** Renders the walk's page in the browser on the mocked machine. Ports wait, the clock is stopped, and transitions are recorded. */
export const renderWalk = async (
  walk: Walk<any>,
  locale: Locale,
  onEvent: (event: InspectionEvent) => void = () => {},
) => {
  const model = walk.model
  const mocked = createMockedMachine(model)
  const record = createTransitionRecorder(model.machine.id)
  const holder: { actor?: AnyActorRef } = {}
  const inspect = (event: InspectionEvent) => {
    const ref = event.actorRef as AnyActorRef & { logic?: { id?: string } }
    if (event.type === "@xstate.actor" && ref.logic?.id === model.machine.id) holder.actor = ref
    record.inspect(event)
    onEvent(event)
  }
  const lost = new Map<string, LostBy>()
  const repeated = new Set<string>()
  const memory = memoryLocation({ path: "/", record: true })
  const screen = await render(
    <FlowOptions value={{ clock: mocked.clock, inspect: inspect as never }}>
      <StoryFrame locale={locale} memory={memory}>
        {walk.page(mocked.machine)}
      </StoryFrame>
    </FlowOptions>,
  )
  const tools: WalkTools<AnyStateMachine> = {
    page: browserPage,
    t: storyI18n[locale].t,
    url: () => memory.history.at(-1)!,
    expectVisible: (locator: Locator) =>
      nameStep(`${locator.asLocator()} is not there, or not visible`, expect.element(locator).toBeVisible()),
    expectAbsent: (locator: Locator) =>
      nameStep(`${locator.asLocator()} is still there`, expect.element(locator).not.toBeInTheDocument()),
    pressDown: (locator) => {
      locator.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    },
    leaveField: () => (document.activeElement as HTMLElement).blur(),
    expect,
    lastInput: (port) => mocked.pendingCalls.get(port)?.input,
    model,
  }
  const actor = () => holder.actor!
  return {
    actor,
    container: screen.container,
    unmount: () => screen.unmount(),
    taken: record.taken,
    /** The steps after which no element had the focus, with the reason: "editing | form.submit". */
    lost,
    /** The failed loads that the screen shows more than once. */
    repeated,
    /** Checks what a visitor must see in this state. */
    look: async (state: string) => {
      const check = (walk.states as Record<string, WalkCheck>)[state]!
      if (check === transientState)
        throw new Error(`${state} is not transient: the machine rests in it. Say what a person sees there.`)
      await nameStep(`what a person sees in "${state}"`, check(tools))
    },
    /** Causes the step's event, through the controls or without the visitor, and waits until the machine has reached the next state. */
    perform: async (step: PathStep) => {
      const action = (walk.events as Record<string, WalkAction>)[step.event.type]
      const focused = document.activeElement!
      const isExternal = await mocked.trigger(step.event, actor().getSnapshot())
      if (!isExternal) {
        if (action === sentByApp) actor().send(step.event)
        else await nameStep(`what a person does for "${step.label}" in "${step.from}"`, action!(tools, step.event))
      }
      const now = () => formatStateName(actor().getSnapshot().value)
      await expect
        .poll(now)
        .toBe(step.to)
        .catch(() => {
          const nothing = now() === step.from ? ": no control sent it, or the machine refused it" : ""
          throw new Error(
            `after "${step.label}" in "${step.from}" the machine is in "${now()}", not in "${step.to}"${nothing}`,
          )
        })
      if (/^load\w+ CallFailed/.test(step.label) && document.querySelectorAll("[role=alert]").length > 1)
        repeated.add(`${step.from} | ${step.label}`)
      if (focused !== document.body && (await losesFocus(focused))) {
        const place = `${step.from} | ${step.label}`
        const cause = isExternal || action === sentByApp ? causeOf(step) : isAnythingLeft() ? "owed" : "behind"
        // A single "owed" result is enough, even if another path has a different reason.
        lost.set(place, lost.get(place) === "owed" ? "owed" : cause)
      }
    },
  }
}
