import { Result, type Effect } from "effect"
import { fromCallback, type AnyEventObject } from "xstate"
import type { Api } from "#adapters/shared/api.ts"
import { decodeResponse } from "#adapters/shared/decode-response.ts"
import type { Adapter } from "#adapters/shared/fill-port.ts"
import { getTimeZone } from "#adapters/shared/period.ts"
import { refusalToCallFailed } from "#adapters/shared/refusals.ts"
import type { RewardsQuery } from "#domain/partner/rewards-query.ts"
import { callFailed, taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { Ticket } from "#domain/shared/ticket.ts"
import type { Bytes, ChosenFile, FileChanged, FileSink, ExportRequest } from "#machines/money/export-file.ts"
import { createHistoryFilter, withOfferedFilters } from "./history.ts"

declare global {
  /** Part of the File System Access API, which not every browser has. */
  interface Window {
    readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<ChosenFile>
  }
}

/**
 * Lets the customer choose a file. Returns null if the browser has no picker, or lets this page show none. Fails with `FilePickerCancelled`
 * if the customer closes the picker.
 */
export const chooseFile =
  (
    browser: Pick<Window, "showSaveFilePicker">,
    name: () => string,
  ): Adapter<undefined, ChosenFile | null, TaggedFailure<"FilePickerCancelled">> =>
  async () => {
    try {
      return Result.succeed((await browser.showSaveFilePicker?.({ suggestedName: name() })) ?? null)
    } catch (failure) {
      const isClosed = failure instanceof DOMException && failure.name === "AbortError"
      return isClosed ? Result.fail(taggedFailure("FilePickerCancelled")) : Result.succeed(null)
    }
  }

export const fileUrl = (baseUrl: string, { ticket }: Ticket): string =>
  `${baseUrl}/exports/${encodeURIComponent(ticket)}`

/** Downloads the URL as the target of a link, so that the browser shows the progress and can stop the download. */
export const openDownload = (page: Document, url: string): Result.Result<null, never> => {
  const link = page.createElement("a")
  link.href = url
  link.download = ""
  link.click()
  return Result.succeed(null)
}

type DownloadEnd = Exclude<FileChanged, { type: "bytes.received" }>
type Body = ReadableStream<Uint8Array<ArrayBuffer>>
const offline: DownloadEnd = { type: "file.lost", failure: callFailed("offline") }

const readFailure = async (response: Response): Promise<CallFailed> =>
  Result.match(
    decodeResponse(
      { method: "GET", path: "" },
      { status: response.status, headers: response.headers, text: await response.text() },
    ),
    { onFailure: refusalToCallFailed, onSuccess: () => callFailed("malformed") },
  )

/** Copies the body to the disk. Each chunk is written before the next is read, so the memory holds only one. */
const copy = async (body: Body, sink: FileSink, report: (received: number) => void): Promise<DownloadEnd> => {
  const reader = body.getReader()
  for (let received = 0; ;) {
    const next = await reader.read().catch(() => null)
    if (next === null) return offline
    if (next.done) break
    await sink.write(next.value)
    received += next.value.length
    report(received)
  }
  await sink.close()
  return { type: "file.saved" }
}

const write = async (body: Body, file: ChosenFile, report: (received: number) => void): Promise<DownloadEnd> => {
  const sink = await file.createWritable().catch(() => null)
  if (sink === null) return { type: "file.unwritable" }
  const ended = await copy(body, sink, report).catch((): DownloadEnd => ({ type: "file.unwritable" }))
  // Ignores a failure here, because a file that cannot be written cannot be removed either.
  if (ended.type !== "file.saved") await sink.abort().catch(() => null)
  return ended
}

const download = async (
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  { url, file }: { readonly url: string; readonly file: ChosenFile },
  report: (bytes: Bytes) => void,
  signal: AbortSignal,
): Promise<DownloadEnd> => {
  const response = await fetch(url, { signal, redirect: "manual", cache: "no-store" }).catch(() => null)
  if (response === null) return offline
  if (!response.ok || response.body === null) return { type: "file.lost", failure: await readFailure(response) }
  const length = Number(response.headers.get("Content-Length"))
  // The header of a compressed response counts the compressed bytes, but the bytes arrive decompressed.
  const total = length > 0 && !response.headers.has("Content-Encoding") ? length : null
  return write(response.body, file, (received) => report({ received, total }))
}

type Input = { readonly ticket: Ticket | null; readonly file: ChosenFile | null }

/**
 * Saves the file until the machine stops it. A stopped download leaves the chosen file unchanged. `total` is null if the size is unknown.
 */
export const saveFile = (fetch: Parameters<typeof download>[0], urlOf: (ticket: Ticket) => string) =>
  fromCallback<AnyEventObject, Input, FileChanged>(({ input, sendBack }) => {
    const over = new AbortController()
    const from = { url: urlOf(input.ticket!), file: input.file! }
    void download(fetch, from, (bytes) => sendBack({ type: "bytes.received", ...bytes }), over.signal).then(sendBack)
    return () => over.abort()
  })

interface Options {
  /** Returns the time in milliseconds since 1970, by the server's clock. */
  readonly now: () => number
  /** Resolves to true if the operator offers the extension `history`. */
  readonly hasHistory: Effect.Effect<boolean>
  readonly createRewardsFilter: (query: RewardsQuery, now: number) => object
}

/**
 * Requests a whole list as a file (extension `exports`). Returns a ticket, which opens the file once. Drops filters of the extension
 * `history` if the operator does not offer it.
 */
export const requestFile =
  (api: Api, { now, hasHistory, createRewardsFilter }: Options) =>
  ({ request }: { readonly request: ExportRequest }): Effect.Effect<Ticket, CallFailed> => {
    const fetchFile = (filter: object) => {
      const body = { file: request.file, ...filter, timeZone: getTimeZone() }
      return api("POST /exports", { body, response: Ticket })
    }
    if (request.file === "events") return fetchFile({})
    if (request.file === "rewards") return fetchFile(createRewardsFilter(request.query, now()))
    return withOfferedFilters(hasHistory, ({ query }: typeof request) => fetchFile(createHistoryFilter(query)))(request)
  }
