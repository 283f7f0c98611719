import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { listAcceptedEvents, formatEventLabel } from "./explore.ts"
import { readSampleLabel } from "./label-sample.ts"
import { createMockedMachine, flushMicrotasks } from "./mocked-machine.ts"
import type { Explored } from "./model.ts"
import { formatStateName } from "./state-name.ts"

/** The source of the event: a port's result, a delay, a feed, the app, or the visitor on the screen. */
export type EventSource = "port" | "delay" | "feed" | "app" | "person"

export interface EventChoice {
  readonly source: EventSource
  readonly label: string
  readonly when: string
}
export interface LoggedEvent {
  readonly label: string
  readonly when: string
  readonly to: string
  /** True if the event was sent but the state did not accept it. */
  readonly isIgnored: boolean
}
/** The state of a running flow as plain values, which the flow posts to another window. */
export interface FlowReport {
  readonly machine: string
  readonly state: string
  readonly choices: ReadonlyArray<EventChoice>
  readonly log: ReadonlyArray<LoggedEvent>
}

/** Returns the events that can happen now, or an empty list in a stopped flow. */
export const listEventChoices = (model: Explored<any>, snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> =>
  snapshot.status === "active" ? listAcceptedEvents(model, snapshot).filter((event) => snapshot.can(event)) : []

/** Returns the names under which the panel offers the events. Equal names get a number. */
export const nameEventChoices = (events: ReadonlyArray<AnyEventObject>): ReadonlyArray<Omit<EventChoice, "source">> => {
  const names = events.map((event) => ({ label: formatEventLabel(event), when: readSampleLabel(event) }))
  return names.map(({ label, when }, index) => {
    const isSame = (other: Omit<EventChoice, "source">) => other.label === label && other.when === when
    const sameCount = names.filter(isSame).length
    const place = names.slice(0, index + 1).filter(isSame).length
    return { label, when: sameCount === 1 ? when : [when, `${place} of ${sameCount}`].filter(Boolean).join(", ") }
  })
}

interface EventToReplay extends LoggedEvent {
  readonly event: AnyEventObject
}

/**
 * Creates a session in which a developer plays the outside world of a flow: the ports, the feeds, the clock and the visitor. `onChange`
 * runs after every event.
 */
export const createFlowSession = (model: Explored<any>, isByApp: (type: string) => boolean, onChange: () => void) => {
  const mocked = createMockedMachine(model)
  const loggedEvents: Array<EventToReplay> = []
  let actor: AnyActorRef | undefined
  let before: AnyMachineSnapshot | undefined

  const findEventSource = (type: string): EventSource =>
    type.startsWith("xstate.done.")
      ? "port"
      : type.startsWith("xstate.after.")
        ? "delay"
        : model.feedOf(type) !== null
          ? "feed"
          : isByApp(type)
            ? "app"
            : "person"

  /** Records the events of the flow's actor. A restarted flow has a new actor, which replaces the old one. */
  const inspect = (inspectionEvent: InspectionEvent) => {
    const ref = inspectionEvent.actorRef as AnyActorRef & { readonly logic?: Partial<AnyStateMachine> }
    if (ref.logic?.id !== model.machine.id) return
    if (inspectionEvent.type === "@xstate.actor") [actor, before] = [ref, undefined]
    if (inspectionEvent.type !== "@xstate.snapshot" || ref !== actor) return
    const after = inspectionEvent.snapshot as AnyMachineSnapshot
    const { event } = inspectionEvent
    if (!/^xstate\.(?:init|stop)$/.test(event.type)) {
      const isIgnored = before !== undefined && !before.can(event)
      loggedEvents.push({
        event,
        label: formatEventLabel(event),
        when: readSampleLabel(event),
        to: formatStateName(after.value),
        isIgnored,
      })
    }
    before = after
    onChange()
  }

  const getCurrentSnapshot = (): AnyMachineSnapshot => actor!.getSnapshot()
  const choices = () => listEventChoices(model, getCurrentSnapshot())

  const fire = async (event: AnyEventObject): Promise<void> => {
    if (!(await mocked.trigger(event, getCurrentSnapshot()))) actor!.send(event)
    await flushMicrotasks()
  }

  const report = (): FlowReport => {
    const events = choices()
    return {
      machine: model.machine.id,
      state: formatStateName(getCurrentSnapshot().value),
      choices: nameEventChoices(events).map((name, index) => ({
        source: findEventSource(events[index]!.type),
        ...name,
      })),
      log: loggedEvents.map(({ label, when, to, isIgnored }) => ({ label, when, to, isIgnored })),
    }
  }

  return {
    options: { clock: mocked.clock, inspect: inspect as never },
    machine: mocked.machine,
    fire,
    report,
    choose: async (index: number, change = (event: AnyEventObject) => event): Promise<void> => {
      const event = choices()[index]
      if (event) await fire(change(event))
    },
    /** Returns the events that lead to the state before the last one. A machine cannot go back, so a new one replays them. */
    withoutLast: (): ReadonlyArray<AnyEventObject> =>
      loggedEvents
        .filter(({ isIgnored }) => !isIgnored)
        .slice(0, -1)
        .map(({ event }) => event),
  }
}
