import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { setup } from "#machines/shared/port.ts"

/** The loading status of a part. The status of a failed part is its failure. */
type PartStatus = "loading" | "loaded" | CallFailed

export interface PagePartsInput {
  readonly parts: ReadonlyArray<string>
}

export type PagePartEvent =
  | { readonly type: "part.loading"; readonly part: string }
  | { readonly type: "part.loaded"; readonly part: string }
  | { readonly type: "part.failed"; readonly part: string; readonly failure: CallFailed }

type Statuses = Readonly<Record<string, PartStatus>>

const createStatuses = (parts: ReadonlyArray<string>): Statuses =>
  Object.fromEntries(parts.map((part) => [part, "loading" as const]))

const statusOf = (event: PagePartEvent): PartStatus =>
  event.type === "part.failed" ? event.failure : event.type === "part.loaded" ? "loaded" : "loading"

const partEvents = {
  "part.loading": { target: "deciding", actions: "setPartStatus" },
  "part.loaded": { target: "deciding", actions: "setPartStatus" },
  "part.failed": { target: "deciding", actions: ["setPartStatus", "setFailure"] },
} as const

/** Decides whether a page of several parts failed as a whole: docs/states/site/page-parts.md. */
export const pageParts = setup({
  types: {} as {
    input: PagePartsInput
    context: { statuses: Statuses; failure: CallFailed | null }
    events: PagePartEvent | { type: "load.retry" }
  },
  actions: {
    setPartStatus: assign(({ context, event }) =>
      event.type === "load.retry" ? {} : { statuses: { ...context.statuses, [event.part]: statusOf(event) } },
    ),
    setFailure: assign(({ event }) => (event.type === "part.failed" ? { failure: event.failure } : {})),
    loadAll: assign(({ context }) => ({ statuses: createStatuses(Object.keys(context.statuses)), failure: null })),
  },
  guards: {
    hasLoadedPart: ({ context }) => Object.values(context.statuses).includes("loaded"),
    isLoading: ({ context }) => Object.values(context.statuses).includes("loading"),
  },
}).createMachine({
  id: "pageParts",
  context: ({ input }) => ({ statuses: createStatuses(input.parts), failure: null }),
  initial: "loading",
  states: {
    deciding: {
      always: [
        { guard: "hasLoadedPart", target: "ready" },
        { guard: "isLoading", target: "loading" },
        { target: "failed" },
      ],
    },
    loading: { on: partEvents },
    ready: { on: partEvents },
    /** The parts are unmounted. A retry mounts them, and they load. */
    failed: { on: { "load.retry": { target: "loading", actions: "loadAll" } } },
  },
})
