import type { AnyStateMachine, StateValue } from "xstate"
import type { SampledEdge } from "#machines/kit/explore.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import tables from "#ui/generated/tables.json"
import type { Walk } from "#ui/walk.ts"
import { flowStoryName, flowTitle, galleryStoryName, storyExportName, storyGroup, storyId } from "./story-names.ts"

/**
 * The details about a machine that Storybook's panel shows. The details are plain values, because Storybook sends them to another
 * window.
 */
export interface MachineDetails {
  readonly name: string
  readonly title: string
  /** The rendered state. Null for a gallery or a live flow. */
  readonly state: string | null
  readonly start: string
  readonly stateSets: ReadonlyArray<{ readonly number: number; readonly name: string }>
  readonly states: ReadonlyArray<{ readonly name: string; readonly story: string }>
  readonly edges: ReadonlyArray<SampledEdge>
  readonly ports: ReadonlyArray<{ readonly name: string; readonly answers: ReadonlyArray<string> }>
  readonly feeds: ReadonlyArray<{ readonly name: string; readonly events: ReadonlyArray<string> }>
  /** The duration of each delay. Null if the context decides. */
  readonly timers: ReadonlyArray<{ readonly name: string; readonly milliseconds: number | null }>
  readonly gallery: string
  readonly flow: string
}

const setNames = new Map(
  Object.entries<string>(tables)
    .filter(([path]) => path === "README.md")
    .flatMap(([, text]) =>
      [...text.matchAll(/^(\d+)\. (.+)$/gm)].map((found) => [Number(found[1]), found[2]!] as const),
    ),
)

/** The area, title and state sets of each machine, from the path and the head of its state table. */
const documented = new Map(
  Object.entries<string>(tables).flatMap(([path, text]) => {
    const head = /^# (.+)\n\nMachine `(\w+)` · state sets ([\d, ]*\d)/.exec(text)
    const area = path.split("/").at(-2) ?? ""
    return head ? [[head[2]!, { area, title: head[1]!, stateSets: head[3]!.split(",").map(Number) }] as const] : []
  }),
)

/** Returns the state table of a machine as Markdown. */
export const stateTable = (machine: string): string =>
  Object.entries<string>(tables).find(
    ([path, text]) => path !== "README.md" && text.includes(`\nMachine \`${machine}\` `),
  )?.[1] ?? ""

const timersOf = (machine: AnyStateMachine): MachineDetails["timers"] =>
  Object.entries(machine.implementations.delays as Record<string, unknown>).map(([name, delay]) => ({
    name,
    milliseconds: typeof delay === "number" ? delay : null,
  }))

/** The details of each walk. Exploring a machine takes a moment, and each of its stories needs the result. */
const cache = new WeakMap<object, Omit<MachineDetails, "state">>()

const readDetails = <M extends AnyStateMachine>({ model, hasNoScreen }: Walk<M>): Omit<MachineDetails, "state"> => {
  const { machine } = model
  const name = machine.id
  const { area, title, stateSets } = documented.get(name) ?? { area: "", title: "", stateSets: [] }
  const group = storyGroup(area, hasNoScreen === true)
  return {
    name,
    title: flowTitle(name),
    start: formatStateName(model.exploration().initial.value as StateValue),
    stateSets: stateSets.map((number) => ({ number, name: setNames.get(number) ?? title })),
    states: model.states.map((state) => ({ name: state, story: storyId(group, name, storyExportName(state)) })),
    edges: model.edges(),
    ports: Object.entries(model.portResults as Record<string, object>).map(([port, answers]) => ({
      name: port,
      answers: Object.keys(answers),
    })),
    feeds: Object.entries(model.feeds as Record<string, ReadonlyArray<string>>).map(([feed, events]) => ({
      name: feed,
      events,
    })),
    timers: timersOf(machine),
    gallery: storyId(group, name, galleryStoryName),
    flow: storyId(group, name, flowStoryName),
  }
}

/** Returns the details about the machine of a walk, for the story of this state. */
export const describeMachine = <M extends AnyStateMachine>(walk: Walk<M>, state: string | null): MachineDetails => {
  const details = cache.get(walk) ?? readDetails(walk)
  cache.set(walk, details)
  return { ...details, state }
}
