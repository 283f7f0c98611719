import type { AnyEventObject } from "xstate"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { ExportRequest, ChosenFile } from "#machines/money/export-file.ts"
import { findLoadedData, labelSample, challengeClosed, tooManyAttempts } from "./label-sample.ts"

const file: ChosenFile = {
  createWritable: () =>
    Promise.resolve({ write: () => Promise.resolve(), close: () => Promise.resolve(), abort: () => Promise.resolve() }),
}
const lost = callFailed("server", { requestId: "req-56" })

/** Returns the samples for a machine created by `createExportFileMachine`. */
export const exportFileSamples = (request: ExportRequest) => ({
  events: {
    "export.start": [{ type: "export.start", request }],
    "bytes.received": [
      { type: "bytes.received", received: 65_536, total: null },
      { type: "bytes.received", received: 1_250_000, total: 5_000_000 },
    ],
    "file.lost": [{ type: "file.lost", failure: lost }],
  } as const,
  portResults: {
    chooseFile: { ok: [file, null], FilePickerCancelled: [taggedFailure("FilePickerCancelled")] },
    requestFile: { ok: [{ ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" }], CallFailed: [lost] },
    openDownload: { ok: [null] },
  } as const,
  feeds: { saveFile: ["bytes.received", "file.saved", "file.unwritable", "file.lost"] } as const,
  distinguishBy: ({ file, received }: { readonly file: ChosenFile | null; readonly received: number }) => [
    file === null,
    received,
  ],
  when: ({ file }: { readonly file: ChosenFile | null }, event: { readonly type: string }) =>
    event.type.endsWith("requestFile") ? (file === null ? "the browser downloads it" : "a file was chosen") : null,
})

interface Samples<Query, List> {
  /** Returns a list with `total` entries, with the default entries on its page or with none. */
  readonly list: (total: number, values?: readonly []) => List
  /** A total that fits on a page, and a larger total. */
  readonly totals: readonly [number, number]
  readonly filters: readonly [Query, Query, ...Query[]]
  readonly isFiltered: (query: Query) => boolean
  /** The plural noun for the entries in the state table. */
  readonly entries: string
}

/** Returns the samples for a machine made of `pagedList`. */
export const pagedListSamples = <Query extends { readonly page: number }, List extends { readonly total: number }>({
  list,
  totals: [few, many],
  filters,
  isFiltered,
  entries,
}: Samples<Query, List>) => {
  const changedTo = (query: Query) => ({ type: "query.changed", query }) as const
  const [first, second, ...more] = filters
  return {
    events: {
      "query.changed": [changedTo(first), changedTo(second), ...more.map(changedTo)],
      "data.refreshed": [
        { type: "data.refreshed", data: list(few) },
        { type: "data.refreshed", data: list(0, []) },
      ],
    },
    loadList: {
      ok: [list(few), list(many), list(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    feeds: { watchQuery: ["query.changed"], watchRefresh: ["data.refreshed"] },
    distinguishBy: ({ query }: { readonly query: Query }): unknown => query,
    when: ({ query }: { readonly query: Query }, event: AnyEventObject): string | null => {
      const loaded = findLoadedData<List>(event)
      if (loaded === null) return null
      // Only the larger total has a second page.
      if (query.page === 2 && loaded.total <= few) return "the page is after the last one"
      if (loaded.total > 0) return `there are ${entries} on this page`
      return isFiltered(query) ? "none with this filter" : "none at all"
    },
  } as const
}

/** Returns the samples for the models of password tasks. `refusal` is the server's message. */
export const passwordTaskSamples = (refusal: string) => ({
  events: {
    "form.submit": [{ type: "form.submit", password: "correct-horse" }],
  } as const,
  portResults: {
    perform: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: refusal }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
  } as const,
})
