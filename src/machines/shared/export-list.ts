import { assign, setup } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers } from "./answers.ts"
import { port } from "./port.ts"

interface Batch<Entry> {
  readonly total: number
  readonly values: ReadonlyArray<Entry>
}

/**
 * Adds a batch to the entries of a list that is read from its beginning to its end. New entries at its beginning move the rest on, so
 * nothing is taken twice. Nothing new where more was promised: the list has become shorter, and this is all of it.
 */
export const addBatch = <Entry extends { readonly id: string }>(
  existing: ReadonlyArray<Entry>,
  { total, values }: Batch<Entry>,
): { readonly total: number; readonly entries: ReadonlyArray<Entry> } => {
  const ids = new Set(existing.map(({ id }) => id))
  const entries = [...existing, ...values.filter(({ id }) => !ids.has(id))]
  return { entries, total: entries.length === existing.length ? entries.length : total }
}

interface Entry {
  readonly id: string
}

export interface ListExport<Query, List extends Batch<Entry>> {
  readonly query: Query
  readonly total: number
  readonly entries: ReadonlyArray<List["values"][number]>
  readonly failure: CallFailed | null
}

/** Reads every page of a list, one after the other, and saves them as a table for a spreadsheet. `query`: what the list is filtered by. */
export const exportList = <Query, List extends Batch<Entry>>(id: string, unfiltered: Query) =>
  setup({
    types: {} as {
      context: ListExport<Query, List>
      events: { type: "export.start"; query: Query } | { type: "export.cancel" }
    },
    actors: {
      loadBatch: port<{ query: Query; offset: number }, List, CallFailed>("loadBatch"),
      saveTable: port<Pick<ListExport<Query, List>, "entries">, null>("saveTable"),
    },
    guards: {
      isWhole: ({ context: { entries, total } }) => entries.length >= total,
    },
  }).createMachine({
    id,
    context: { query: unfiltered, total: 0, entries: [], failure: null },
    initial: "idle",
    on: {
      "export.start": {
        target: ".loading",
        actions: assign(({ event: { query } }) => ({ query, total: 0, entries: [], failure: null })),
      },
    },
    states: {
      idle: {},
      loading: {
        on: { "export.start": {}, "export.cancel": "idle" },
        invoke: {
          id: "loadBatch",
          src: "loadBatch",
          input: ({ context: { query, entries } }) => ({ query, offset: entries.length }),
          onDone: answers({
            ok: { target: "counting", assign: (list, { entries }) => addBatch(entries, list) },
            otherwise: "error",
          }),
        },
      },
      counting: {
        always: [{ guard: "isWhole", target: "saving" }, { target: "loading" }],
      },
      saving: {
        invoke: {
          id: "saveTable",
          src: "saveTable",
          input: ({ context: { entries } }) => ({ entries }),
          onDone: "saved",
        },
      },
      saved: {},
      error: {},
    },
  })
