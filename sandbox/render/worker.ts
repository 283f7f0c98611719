import { setTimeout as wait } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { openAt, mockBrowser } from "./mock-browser.ts"
import type { CallResponse, FromWorker, Rendered, ToWorker } from "./protocol.ts"

type RenderRequest = Extract<ToWorker, { kind: "render" }>
type Init = { readonly headers?: Readonly<Record<string, string>> }
type Bundle = {
  readonly renderWithData: (
    visit: Pick<RenderRequest, "settings" | "timeZone">,
    callApi: (url: string, init: Init) => Promise<CallResponse>,
  ) => Promise<Rendered | null>
}

mockBrowser()
const { renderWithData } = (await import(String(workerData))) as Bundle
const port = parentPort!
const send = (message: FromWorker): void => port.postMessage(message)

/** Calls that have no response yet, by number. */
const pendingCalls = new Map<number, (response: CallResponse | null) => void>()
let last = 0

class NoResponse extends Error {}

/** The maximum time for one page, in milliseconds. A slower page must not make the other pages wait. */
const maxRenderMs = 5_000

const callFor =
  (id: number) =>
  (url: string, { headers = {} }: Init): Promise<CallResponse> =>
    new Promise((resolve, reject) => {
      const call = ++last
      pendingCalls.set(call, (response) => (response === null ? reject(new NoResponse()) : resolve(response)))
      send({ kind: "ask", id, call, url, headers })
    })

const render = async ({ id, address, cookie, ...visit }: RenderRequest): Promise<void> => {
  openAt(address, cookie)
  try {
    const late = wait(maxRenderMs, null, { ref: false }).then(() =>
      Promise.reject(new Error("The page takes too long")),
    )
    send({ kind: "rendered", id, page: await Promise.race([renderWithData(visit, callFor(id)), late]) })
  } catch (failure) {
    if (failure instanceof NoResponse) send({ kind: "rendered", id, page: null })
    else send({ kind: "failed", id, reason: failure instanceof Error ? String(failure.stack) : String(failure) })
  }
}

// Renders one page at a time, because the browser can be at only one URL.
let before = Promise.resolve()
port.on("message", (message: ToWorker) => {
  if (message.kind === "answer") {
    pendingCalls.get(message.call)?.(message.response)
    pendingCalls.delete(message.call)
  } else before = before.then(() => render(message))
})
