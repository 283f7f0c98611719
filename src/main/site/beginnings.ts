import { createActor, waitFor, type AnyMachineSnapshot, type AnyStateMachine, type Snapshot } from "xstate"

/** Machines whose first answers a document may contain, each with the state in which it waits for them. */
const waiting: { readonly [machine: string]: string } = {
  accountSummary: "loading",
  calculator: "loading",
  contracts: "loading",
  estimate: "loading",
  forecast: "loading",
  history: "loading",
  liveMeter: "loading",
  marketCap: "loading",
  needsYou: "waiting",
  orders: "loading",
  promoActivator: "hidden",
  rates: "loading",
  returns: "loading",
}

type Begin = (machine: AnyStateMachine, input: unknown) => Promise<Snapshot<unknown>> | null

export interface Beginnings {
  /** The query that the first render knows. */
  readonly search: string
  /** The reader's time zone, where it is not that of this process. */
  readonly timeZone: string | undefined
  /** Whether a document begins with its answers. */
  readonly isFirst: () => boolean
  /** The snapshot that this machine starts from, once it has the answers of the document; null if the document has none for it. */
  readonly begin: Begin
  /** Called when the machine has started: the next one like it asks the server, once the answers are stale. */
  readonly begun: (machine: AnyStateMachine, input: unknown) => void
  /** Resolves when the machines that have begun so far have their answers: one may show what another has loaded. */
  readonly answered: () => Promise<unknown>
  /** Called by a part of the document that is hydrated with its code. Returns a function to call when it is, or when it has left the page. */
  readonly hydrating: () => () => void
  /** Resolves when no part is waiting for that. */
  readonly hydrated: () => Promise<void>
  /** Resolves when the page is hydrated: then the code of its parts loads. */
  readonly shown: Promise<unknown>
  /** The machines that have begun, by their keys. */
  readonly keys: () => ReadonlyArray<string>
  /** Whether one of them has got an answer that it cannot show. */
  readonly hasFailed: () => boolean
  /** Machines that start from now on ask the server. */
  readonly end: () => void
}

const keyOf = ({ id }: AnyStateMachine, input: unknown): string => `${id} ${JSON.stringify(input)}`

const runFirst = async (machine: AnyStateMachine, input: unknown, state: string, missed: Promise<unknown>) => {
  const actor = createActor(machine, { input }).start()
  await Promise.race([waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.matches(state)), missed])
  const snapshot = actor.getPersistedSnapshot()
  actor.stop()
  return snapshot
}

interface Answered extends Pick<Beginnings, "search" | "timeZone"> {
  /** Whether the document has the answers for the machine of this key. */
  readonly isAnswered: (key: string) => boolean
  /** Whether the answers are stale. A part that is hydrated late still shows what its HTML shows. */
  readonly isStale?: () => boolean
  readonly shown?: Promise<unknown>
  /** Resolves if an answer is missing all the same: nothing waits for it before hydration. */
  readonly missed: Promise<unknown>
}

/**
 * Runs machines past their first load before React renders them, so that the first render shows their figures. The server and the
 * browser do the same with the same answers.
 */
export const createBeginnings = ({
  search,
  timeZone,
  isAnswered,
  isStale = () => false,
  shown = Promise.resolve(),
  missed,
}: Answered): Beginnings => {
  const snapshots = new Map<string, Promise<Snapshot<unknown>>>()
  const started = new Set<string>()
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
    isFirst: () => !hasEnded,
    begin: (machine, input) => {
      const state = waiting[machine.id]
      if (state === undefined || hasEnded) return null
      const key = keyOf(machine, input)
      if (!isAnswered(key) || (started.has(key) && isStale())) return null
      const known = snapshots.get(key) ?? runFirst(machine, input, state, missed).then(noteFailure)
      snapshots.set(key, known)
      return known
    },
    begun: (machine, input) => {
      if (waiting[machine.id] !== undefined) started.add(keyOf(machine, input))
    },
    answered: () => Promise.all(snapshots.values()),
    hydrating: () => {
      const part = {}
      parts.add(part)
      return () => {
        parts.delete(part)
        if (parts.size === 0) for (const resolve of waits.splice(0)) resolve()
      }
    },
    hydrated: async () => {
      if (parts.size > 0) await new Promise<void>((resolve) => waits.push(resolve))
    },
    shown,
    keys: () => [...snapshots.keys()],
    hasFailed: () => hasFailed,
    end: () => {
      hasEnded = true
    },
  }
}

/** The beginnings of a document without answers: none. */
const nothing = async () => {}
export const noBeginnings: Beginnings = {
  search: "",
  timeZone: undefined,
  isFirst: () => false,
  begin: () => null,
  begun: () => {},
  answered: nothing,
  hydrating: () => () => {},
  hydrated: nothing,
  shown: Promise.resolve(),
  keys: () => [],
  hasFailed: () => false,
  end: () => {},
}
