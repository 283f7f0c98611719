import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { acceptedEvents, eventLabel } from "./explore.ts"
import { mockedMachine, flushMicrotasks } from "./mocked-machine.ts"
import type { Explored } from "./model.ts"
import { stateName } from "./state-name.ts"
import { sampleLabel } from "./when.ts"

/** The source of the event: a port's result, a delay, a feed, the app, or the visitor on the screen. */
export type EventSource = "port" | "delay" | "feed" | "app" | "person"

export interface EventChoice {
  readonly by: EventSource
  readonly label: string
  readonly when: string
}
export interface LoggedEvent {
  readonly label: string
  readonly when: string
  readonly to: string
  /** True if the event was sent but the state did not accept it. */
  readonly ignored: boolean
}
/** The state of a running flow as plain values, because the flow posts it to a separate window. */
export interface FlowReport {
  readonly machine: string
  readonly state: string
  readonly choices: ReadonlyArray<EventChoice>
  readonly log: ReadonlyArray<LoggedEvent>
}

/** Returns the events that can happen now. A stopped flow has none. */
export const eventChoices = (model: Explored<any>, snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> =>
  snapshot.status === "active" ? acceptedEvents(model, snapshot).filter((event) => snapshot.can(event)) : []

/** Returns the panel's names of the events, with a number on equal names. */
export const choiceNames = (events: ReadonlyArray<AnyEventObject>): ReadonlyArray<Omit<EventChoice, "by">> => {
  const names = events.map((event) => ({ label: eventLabel(event), when: sampleLabel(event) }))
  return names.map(({ label, when }, index) => {
    const isSame = (other: Omit<EventChoice, "by">) => other.label === label && other.when === when
    const same = names.filter(isSame).length
    const place = names.slice(0, index + 1).filter(isSame).length
    return { label, when: same === 1 ? when : [when, `${place} of ${same}`].filter(Boolean).join(", ") }
  })
}

interface EventToReplay extends LoggedEvent {
  readonly event: AnyEventObject
}

/** Returns a session in which a developer controls the outside world of a flow. */
export const flowSession = (model: Explored<any>, isByApp: (type: string) => boolean, changed: () => void) => {
  const world = mockedMachine(model)
  const done: Array<EventToReplay> = []
  let actor: AnyActorRef | undefined
  let before: AnyMachineSnapshot | undefined

  const byOf = (type: string): EventSource =>
    type.startsWith("xstate.done.")
      ? "port"
      : type.startsWith("xstate.after.")
        ? "delay"
        : model.feedOf(type) !== null
          ? "feed"
          : isByApp(type)
            ? "app"
            : "person"

  /** Inspects the actor, and records its creation and its events. */
  const inspect = (heard: InspectionEvent) => {
    const ref = heard.actorRef as AnyActorRef & { readonly logic?: Partial<AnyStateMachine> }
    if (ref.logic?.id !== model.machine.id) return
    if (heard.type === "@xstate.actor") [actor, before] = [ref, undefined]
    if (heard.type !== "@xstate.snapshot" || ref !== actor) return
    const after = heard.snapshot as AnyMachineSnapshot
    const { event } = heard
    if (!/^xstate\.(?:init|stop)$/.test(event.type)) {
      const ignored = before !== undefined && !before.can(event)
      done.push({ event, label: eventLabel(event), when: sampleLabel(event), to: stateName(after.value), ignored })
    }
    before = after
    changed()
  }

  const now = (): AnyMachineSnapshot => actor!.getSnapshot()
  const choices = () => eventChoices(model, now())

  const fire = async (event: AnyEventObject): Promise<void> => {
    if (!(await world.trigger(event, now()))) actor!.send(event)
    await flushMicrotasks()
  }

  const report = (): FlowReport => {
    const events = choices()
    return {
      machine: model.machine.id,
      state: stateName(now().value),
      choices: choiceNames(events).map((name, index) => ({ by: byOf(events[index]!.type), ...name })),
      log: done.map(({ label, when, to, ignored }) => ({ label, when, to, ignored })),
    }
  }

  return {
    options: { clock: world.clock, inspect: inspect as never },
    machine: world.machine,
    fire,
    report,
    choose: async (index: number, change = (event: AnyEventObject) => event): Promise<void> => {
      const event = choices()[index]
      if (event) await fire(change(event))
    },
    /** Returns the events that replay the run without its last step. */
    withoutLast: (): ReadonlyArray<AnyEventObject> =>
      done
        .filter(({ ignored }) => !ignored)
        .slice(0, -1)
        .map(({ event }) => event),
  }
}
