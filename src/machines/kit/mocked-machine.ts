import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate"
import type { AnyExplored } from "./model.ts"
import { createTransitionRecorder } from "./transitions.ts"

type SendBack = (event: AnyEventObject) => void

/**
 * Returns the machine with mocked ports and feeds, and a clock that the caller moves. `trigger` plays everything from outside the machine.
 */
export const createMockedMachine = (model: AnyExplored) => {
  const pendingCalls = new Map<string, { readonly input: unknown; readonly resolve: (output: unknown) => void }>()
  const feeds = new Map<string, SendBack>()
  const actors = Object.fromEntries([
    ...Object.keys(model.portResults).map((name) => [
      name,
      fromPromise(
        ({ input }) =>
          new Promise((resolve) => {
            pendingCalls.set(name, { input, resolve })
          }),
      ),
    ]),
    ...Object.keys(model.feeds).map((name) => [
      name,
      fromCallback(({ sendBack }) => {
        feeds.set(name, sendBack)
      }),
    ]),
  ])
  const clock = new SimulatedClock()
  const machine: AnyStateMachine = model.machine.provide({ actors: actors as never })

  const delayOf = (snapshot: AnyMachineSnapshot, name: string): number => {
    const delay = (model.machine.implementations.delays as Record<string, unknown>)[name]
    if (typeof delay === "number") return delay
    if (typeof delay === "function") return (delay as (args: unknown) => number)({ context: snapshot.context })
    throw new Error(`${model.machine.id}: delay "${name}" has no name of its own in setup({ delays }).`)
  }

  /**
   * Triggers an event from outside: the result of a port, a delay, or an event of a feed. Returns false for an event of the visitor or the
   * app, which the caller must send.
   */
  const trigger = async (event: AnyEventObject, before: AnyMachineSnapshot): Promise<boolean> => {
    const port = /^xstate\.done\.actor\.(.+)$/.exec(event.type)?.[1]
    const after = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
    const feed = model.feedOf(event.type)
    if (port !== undefined) {
      const pendingCall = pendingCalls.get(port)
      if (!pendingCall) throw new Error(`${model.machine.id}: port "${port}" was not called.`)
      pendingCalls.delete(port)
      pendingCall.resolve(event["output"])
    } else if (after !== undefined) clock.increment(delayOf(before, after))
    else if (feed !== null) {
      const send = feeds.get(feed)
      if (!send) throw new Error(`${model.machine.id}: feed "${feed}" is not listened to.`)
      send(event)
    } else return false
    await flushMicrotasks()
    return true
  }
  return { machine, clock, pendingCalls, trigger }
}

/** Waits for a few microtasks, within which a resolved promise reaches its actor. */
export const flushMicrotasks = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** Starts an actor of the mocked machine, for walks without a screen. */
export const startMockedActor = (model: AnyExplored) => {
  const mocked = createMockedMachine(model)
  const record = createTransitionRecorder(model.machine.id)
  const actor: AnyActorRef = createActor(mocked.machine, {
    input: model.input,
    clock: mocked.clock,
    inspect: record.inspect as never,
  })
  actor.start()
  const fire = async (event: AnyEventObject) => {
    if (!(await mocked.trigger(event, actor.getSnapshot()))) actor.send(event)
    await flushMicrotasks()
    return actor.getSnapshot() as AnyMachineSnapshot
  }
  return { ...mocked, actor, fire, taken: record.taken }
}
