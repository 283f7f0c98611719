import { Result } from "effect"
import { createActor, waitFor, type AnyMachineSnapshot, type AnyStateMachine, type Snapshot } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"

/** The machines whose first responses a document may contain, each with the state in which it waits for them. */
const waitingStates: { readonly [machine: string]: string } = {
  accountSummary: "loading",
  calculator: "loading",
  contracts: "loading",
  estimate: "loading",
  forecast: "loading",
  history: "loading",
  homeCalculator: "loading",
  marketCap: "loading",
  customerTasks: "waiting",
  orders: "loading",
  promoActivator: "hidden",
  rates: "loading",
  returns: "loading",
}

/** Decoded results by the name of their port. */
export type PortResults = { readonly [port: string]: unknown }

type Restore = (machine: AnyStateMachine, input: unknown) => Promise<Snapshot<unknown>> | null

export interface FirstRender {
  /** The URL query that the first render uses. */
  readonly search: string
  /** The reader's time zone. Undefined if it is the time zone of this process. */
  readonly timeZone: string | undefined
  /** Returns true while the page starts from the embedded responses of the document. */
  readonly isActive: () => boolean
  /**
   * Returns the snapshot from which this machine starts, once the machine has processed the embedded responses. Returns null if the
   * document has no response for it.
   */
  readonly restore: Restore
  /** Marks the machine as started. A second instance with the same key reuses the embedded responses only while they are fresh. */
  readonly markStarted: (machine: AnyStateMachine, input: unknown) => void
  /** Resolves when all machines that have started so far have their responses. One machine may show the data of another. */
  readonly whenLoaded: () => Promise<unknown>
  /**
   * Registers a part of the document that waits for its code to hydrate. The part calls the returned function when it is hydrated or has
   * left the page.
   */
  readonly registerPart: () => () => void
  /** Resolves when no registered part waits for hydration. */
  readonly whenPartsHydrated: () => Promise<void>
  /** Resolves when the page is hydrated. The code of its lazy parts loads from this moment on. */
  readonly pageHydrated: Promise<unknown>
  /** Returns the decoded results of each machine's ports, by the machine's key. */
  readonly results: () => { readonly [key: string]: PortResults }
  /** Returns the keys of the machines that have started. */
  readonly keys: () => ReadonlyArray<string>
  /** Returns true if a machine received a response that it cannot show. */
  readonly hasFailed: () => boolean
  /** Ends the use of the embedded responses. Machines that start from now on call the server. */
  readonly end: () => void
}

const keyOf = ({ id }: AnyStateMachine, input: unknown): string => `${id} ${JSON.stringify(input)}`

/** Returns the machine with ports that return these results. */
const withResults = (machine: AnyStateMachine, results: PortResults): AnyStateMachine =>
  provide(machine)(
    Object.fromEntries(Object.entries(results).map(([name, result]) => [name, () => Result.succeed(result)])),
  )

interface FirstRun {
  readonly state: string
  readonly missed: Promise<unknown>
  readonly onResult: (port: string, result: unknown) => void
}

const runFirst = async (machine: AnyStateMachine, input: unknown, { state, missed, onResult }: FirstRun) => {
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.event") return
      const { type, actorId, output } = inspected.event
      if (type.startsWith("xstate.done.actor.") && Result.isResult(output) && Result.isSuccess(output))
        onResult(String(actorId), output.success)
    },
  }).start()
  await Promise.race([waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.matches(state)), missed])
  const snapshot = actor.getPersistedSnapshot()
  actor.stop()
  return snapshot
}

interface FirstRenderOptions extends Pick<FirstRender, "search" | "timeZone"> {
  /** Returns true if the document has the responses for the machine of this key. */
  readonly hasResponses: (key: string) => boolean
  /** Returns the decoded results that the document has for the machine of this key. Null if its ports must decode the responses. */
  readonly resultsOf?: (key: string) => PortResults | null
  /**
   * Returns true if the embedded responses are stale. The first instance of a machine still uses them, so that a part that hydrates late
   * shows the content of its HTML.
   */
  readonly isStale?: () => boolean
  readonly shown?: Promise<unknown>
  /** Resolves if an expected response is missing from the document. Machines then stop waiting for it before hydration. */
  readonly missed: Promise<unknown>
}

/**
 * Runs machines past their first load before React renders them, so that the first render shows their figures. The server and the browser
 * use equal responses, so their renders are equal.
 */
export const createFirstRender = ({
  search,
  timeZone,
  hasResponses,
  resultsOf = () => null,
  isStale = () => false,
  shown = Promise.resolve(),
  missed,
}: FirstRenderOptions): FirstRender => {
  const snapshots = new Map<string, Promise<Snapshot<unknown>>>()
  const started = new Set<string>()
  const results: { [key: string]: { [port: string]: unknown } } = {}
  let hasEnded = false
  let hasFailed = false
  const parts = new Set<object>()
  const waits: Array<() => void> = []
  const noteFailure = (snapshot: Snapshot<unknown>) => {
    hasFailed ||= "value" in snapshot && snapshot.value === "failed"
    return snapshot
  }
  return {
    search,
    timeZone,
    isActive: () => !hasEnded,
    restore: (machine, input) => {
      const state = waitingStates[machine.id]
      if (state === undefined || hasEnded) return null
      const key = keyOf(machine, input)
      if (!hasResponses(key) || (started.has(key) && isStale())) return null
      const begin = () => {
        const loaded = (results[key] = {} as { [port: string]: unknown })
        const onResult = (port: string, result: unknown) => {
          loaded[port] = result
        }
        const embedded = resultsOf(key)
        const filled = embedded === null ? machine : withResults(machine, embedded)
        return runFirst(filled, input, { state, missed, onResult }).then(noteFailure)
      }
      const snapshot = snapshots.get(key) ?? begin()
      snapshots.set(key, snapshot)
      return snapshot
    },
    markStarted: (machine, input) => {
      if (waitingStates[machine.id] !== undefined) started.add(keyOf(machine, input))
    },
    whenLoaded: () => Promise.all(snapshots.values()),
    registerPart: () => {
      const part = {}
      parts.add(part)
      return () => {
        parts.delete(part)
        if (parts.size === 0) for (const resolve of waits.splice(0)) resolve()
      }
    },
    whenPartsHydrated: async () => {
      if (parts.size > 0) await new Promise<void>((resolve) => waits.push(resolve))
    },
    pageHydrated: shown,
    results: () => results,
    keys: () => [...snapshots.keys()],
    hasFailed: () => hasFailed,
    end: () => {
      hasEnded = true
    },
  }
}

const nothing = async () => {}
/** The `FirstRender` of a document without embedded responses. */
export const noFirstRender: FirstRender = {
  search: "",
  timeZone: undefined,
  isActive: () => false,
  restore: () => null,
  markStarted: () => {},
  whenLoaded: nothing,
  registerPart: () => () => {},
  whenPartsHydrated: nothing,
  pageHydrated: Promise.resolve(),
  results: () => ({}),
  keys: () => [],
  hasFailed: () => false,
  end: () => {},
}
