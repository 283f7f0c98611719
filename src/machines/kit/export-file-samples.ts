import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { ExportRequest, ChosenFile } from "#machines/shared/export-file.ts"

const file: ChosenFile = {
  createWritable: () =>
    Promise.resolve({ write: () => Promise.resolve(), close: () => Promise.resolve(), abort: () => Promise.resolve() }),
}
const lost = callFailed("server", { requestId: "req-56" })

/** For the models of exports. */
export const exportFileSamples = (request: ExportRequest) => ({
  input: undefined,
  events: {
    "export.start": [{ type: "export.start", request }],
    "export.cancel": [{ type: "export.cancel" }],
    "bytes.received": [
      { type: "bytes.received", received: 65_536, total: null },
      { type: "bytes.received", received: 1_250_000, total: 5_000_000 },
    ],
    "file.saved": [{ type: "file.saved" }],
    "file.unwritable": [{ type: "file.unwritable" }],
    "file.lost": [{ type: "file.lost", failure: lost }],
  } as const,
  portResults: {
    chooseFile: { ok: [file, null], NotChosen: [taggedFailure("NotChosen")] },
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
