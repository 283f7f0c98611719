import { assign } from "xstate"
import type { HistoryQuery } from "#domain/money/history-query.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import type { Ticket } from "#domain/shared/ticket.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export type ExportRequest =
  | { readonly file: "history"; readonly query: HistoryQuery }
  | { readonly file: "rewards"; readonly query: RewardsQuery }
  | { readonly file: "events" }

/** A file that is written while its content arrives. `abort` restores the previous content. */
export interface FileSink {
  readonly write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>
  readonly close: () => Promise<void>
  readonly abort: () => Promise<void>
}

/** The file that the customer chose in the browser's dialog: the part of the browser's file handle that an export needs. */
export interface ChosenFile {
  readonly createWritable: () => Promise<FileSink>
}

/** The progress of an export in bytes. `total` is null while the size of the file is unknown. */
export interface Bytes {
  readonly received: number
  readonly total: number | null
}

export type FileChanged =
  | ({ type: "bytes.received" } & Bytes)
  | { type: "file.saved" }
  | { type: "file.unwritable" }
  | { type: "file.lost"; failure: CallFailed }

export interface FileExport extends Bytes {
  readonly request: ExportRequest
  /** The chosen file. Null in a browser in which a page cannot let the customer choose. The browser then downloads the file itself. */
  readonly file: ChosenFile | null
  readonly ticket: Ticket | null
  readonly failure: CallFailed | null
}

/** Returns the machine that streams a file of the server to the chosen file, with at most one chunk in memory. */
export const createExportFileMachine = (id: string, request: ExportRequest) =>
  setup({
    types: {} as {
      context: FileExport
      events: { type: "export.start"; request: ExportRequest } | { type: "export.cancel" } | FileChanged
    },
    actors: {
      chooseFile: port<undefined, ChosenFile | null, TaggedFailure<"FilePickerCancelled">>("chooseFile"),
      requestFile: port<{ request: ExportRequest }, Ticket, CallFailed>("requestFile"),
      openDownload: port<{ ticket: Ticket | null }, null>("openDownload"),
      saveFile: feed<FileChanged, { ticket: Ticket | null; file: ChosenFile | null }>("saveFile"),
    },
  }).createMachine({
    id,
    context: { request, file: null, ticket: null, received: 0, total: null, failure: null },
    initial: "idle",
    on: {
      "export.start": {
        target: ".choosing",
        actions: assign(({ event: { request } }) => ({ request, received: 0, total: null, failure: null })),
      },
    },
    states: {
      idle: {},
      choosing: {
        on: { "export.start": {} },
        invoke: {
          src: "chooseFile",
          onDone: answers({ ok: { target: "preparing", assign: (file) => ({ file }) }, FilePickerCancelled: "idle" }),
        },
      },
      preparing: {
        on: { "export.start": {}, "export.cancel": "cancelled" },
        invoke: {
          src: "requestFile",
          input: ({ context: { request } }) => ({ request }),
          onDone: answers({
            ok: [
              {
                when: (_: Ticket, { file }: FileExport) => file === null,
                target: "opening",
                assign: (ticket: Ticket) => ({ ticket }),
              },
              { target: "downloading", assign: (ticket: Ticket) => ({ ticket }) },
            ],
            otherwise: "failed",
          }),
        },
      },
      downloading: {
        on: {
          "export.start": {},
          "export.cancel": "cancelled",
          "bytes.received": { actions: assign(({ event: { received, total } }) => ({ received, total })) },
          "file.saved": "saved",
          "file.unwritable": "unwritable",
          "file.lost": { target: "failed", actions: assign(({ event: { failure } }) => ({ failure })) },
        },
        invoke: { src: "saveFile", input: ({ context: { ticket, file } }) => ({ ticket, file }) },
      },
      opening: {
        on: { "export.start": {} },
        invoke: {
          src: "openDownload",
          input: ({ context: { ticket } }) => ({ ticket }),
          onDone: "opened",
        },
      },
      /** The browser shows the progress of the download and can stop it. */
      opened: {},
      cancelled: {},
      saved: {},
      unwritable: {},
      failed: {},
    },
  })
