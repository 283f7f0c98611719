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
import { transitionRecorder } from "./transitions.ts"

type Tell = (event: AnyEventObject) => void

/** Returns the machine with mocked ports and feeds, and with a clock that the test controls. */
export const mockedMachine = (it: AnyExplored) => {
  const calls = new Map<string, { readonly input: unknown; readonly resolve: (output: unknown) => void }>()
  const feeds = new Map<string, Tell>()
  const actors = Object.fromEntries([
    ...Object.keys(it.portResults).map((name) => [
      name,
      fromPromise(
        ({ input }) =>
          new Promise((resolve) => {
            calls.set(name, { input, resolve })
          }),
      ),
    ]),
    ...Object.keys(it.feeds).map((name) => [
      name,
      fromCallback(({ sendBack }) => {
        feeds.set(name, sendBack)
      }),
    ]),
  ])
  const clock = new SimulatedClock()
  const machine: AnyStateMachine = it.machine.provide({ actors: actors as never })

  const delayOf = (snapshot: AnyMachineSnapshot, name: string): number => {
    const delay = (it.machine.implementations.delays as Record<string, unknown>)[name]
    if (typeof delay === "number") return delay
    if (typeof delay === "function") return (delay as (args: unknown) => number)({ context: snapshot.context })
    throw new Error(`${it.machine.id}: delay "${name}" has no name of its own in setup({ delays }).`)
  }

  /**
   * Triggers an event from outside: the result of a port, a delay, or an event of a feed. Returns false if the visitor or the app must
   * trigger it.
   */
  const trigger = async (event: AnyEventObject, before: AnyMachineSnapshot): Promise<boolean> => {
    const port = /^xstate\.done\.actor\.(.+)$/.exec(event.type)?.[1]
    const after = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
    const feed = it.feedOf(event.type)
    if (port !== undefined) {
      const waiting = calls.get(port)
      if (!waiting) throw new Error(`${it.machine.id}: port "${port}" was not called.`)
      calls.delete(port)
      waiting.resolve(event["output"])
    } else if (after !== undefined) clock.increment(delayOf(before, after))
    else if (feed !== null) {
      const send = feeds.get(feed)
      if (!send) throw new Error(`${it.machine.id}: feed "${feed}" is not listened to.`)
      send(event)
    } else return false
    await flushMicrotasks()
    return true
  }
  return { machine, clock, asked: calls, trigger }
}

/** Waits for a few microtasks, within which a resolved promise reaches its actor. */
export const flushMicrotasks = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** Starts an actor of the mocked machine, for walks without a screen. */
export const startMockedActor = (it: AnyExplored) => {
  const world = mockedMachine(it)
  const record = transitionRecorder(it.machine.id)
  const actor: AnyActorRef = createActor(world.machine, {
    input: it.input,
    clock: world.clock,
    inspect: record.inspect as never,
  })
  actor.start()
  const fire = async (event: AnyEventObject) => {
    if (!(await world.trigger(event, actor.getSnapshot()))) actor.send(event)
    await flushMicrotasks()
    return actor.getSnapshot() as AnyMachineSnapshot
  }
  return { ...world, actor, fire, taken: record.taken }
}
