import { Worker } from "node:worker_threads"
import type { CallResponse, FromWorker, Rendered, ToWorker } from "./protocol.ts"

/** A page as requested by a browser with these cookies. */
export type Visit = Omit<Extract<ToWorker, { kind: "render" }>, "kind" | "id">

/** Makes a call of the page. Returns null if the status is not 200. */
export type Ask = (url: string, headers: Readonly<Record<string, string>>) => Promise<CallResponse | null>

type PendingRender = {
  readonly ask: Ask
  readonly resolve: (page: Rendered | null) => void
  readonly reject: (failure: Error) => void
}

/** The largest number of waiting pages. In a longer queue, a page would wait longer than its visitor does. */
const longestQueue = 8

/** Renders pages in a separate thread, one after another. Starts the thread with the first page, and restarts it after a failure. */
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
      const asked = waiting.get(id)?.ask(url, headers) ?? Promise.resolve(null)
      const pass = (response: CallResponse | null): void => send({ kind: "answer", call, response })
      asked.then(pass, () => pass(null))
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
  /** Returns null if a call gets no response, or if too many pages wait. */
  return (visit: Visit, ask: Ask): Promise<Rendered | null> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= longestQueue) {
        resolve(null)
        return
      }
      const id = ++last
      waiting.set(id, { ask, resolve, reject })
      startWorker().postMessage({ kind: "render", id, ...visit } satisfies ToWorker)
    })
}
export type Renderer = ReturnType<typeof createRenderer>
