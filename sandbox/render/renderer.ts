import { Worker } from "node:worker_threads"
import type { CallResponse, FromWorker, Rendered, ToWorker } from "./protocol.ts"

/** A page as requested by a browser with these cookies. */
export type RenderRequest = Omit<Extract<ToWorker, { kind: "render" }>, "kind" | "id">

/** Makes a call of the page. Returns null if the status is not 200. */
export type CallApi = (url: string, headers: Readonly<Record<string, string>>) => Promise<CallResponse | null>

type PendingRender = {
  readonly callApi: CallApi
  readonly resolve: (page: Rendered | null) => void
  readonly reject: (failure: Error) => void
}

/** The maximum number of waiting pages. In a longer queue, a page would wait longer than its visitor does. */
const maxQueue = 8

/**
 * Creates a function that renders pages in a separate thread, one after another. The thread starts with the first page, and again after a
 * failure.
 */
export const createRenderer = (bundle: string) => {
  const waiting = new Map<number, PendingRender>()
  let worker: Worker | null = null
  let last = 0
  const takeWaiting = (id: number): PendingRender | undefined => {
    const found = waiting.get(id)
    waiting.delete(id)
    return found
  }
  const receive = (thread: Worker) => (message: FromWorker) => {
    const send = (reply: ToWorker): void => thread.postMessage(reply)
    if (message.kind === "rendered") takeWaiting(message.id)?.resolve(message.page)
    else if (message.kind === "failed") takeWaiting(message.id)?.reject(new Error(message.reason))
    else {
      const { call, id, url, headers } = message
      const responded = waiting.get(id)?.callApi(url, headers) ?? Promise.resolve(null)
      const pass = (response: CallResponse | null): void => send({ kind: "answer", call, response })
      responded.then(pass, () => pass(null))
    }
  }
  const startWorker = (): Worker => {
    if (worker !== null) return worker
    const thread = new Worker(new URL("./worker.ts", import.meta.url), { workerData: bundle })
    worker = thread
    thread.unref()
    thread.on("message", receive(thread))
    thread.on("error", (failure) => {
      worker = null
      for (const { reject } of waiting.values()) reject(failure as Error)
      waiting.clear()
    })
    return thread
  }
  /** Returns null if a call gets no response, or if too many pages wait. Rejects if the page or its thread fails. */
  return (request: RenderRequest, callApi: CallApi): Promise<Rendered | null> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= maxQueue) {
        resolve(null)
        return
      }
      const id = ++last
      waiting.set(id, { callApi, resolve, reject })
      startWorker().postMessage({ kind: "render", id, ...request } satisfies ToWorker)
    })
}
export type Renderer = ReturnType<typeof createRenderer>
