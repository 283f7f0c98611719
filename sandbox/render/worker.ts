import { parentPort, workerData } from "node:worker_threads"
import type { FromWorker, Rendered, ToWorker } from "./protocol.ts"
import { openAt, standIn } from "./stand-in-browser.ts"

type Bundle = {
  readonly renderAnswered: (
    settings: string,
    ask: (url: string, init: { readonly headers?: Readonly<Record<string, string>> }) => Promise<string>,
  ) => Promise<Rendered>
}

standIn()
const { renderAnswered } = (await import(String(workerData))) as Bundle
const port = parentPort!
const send = (message: FromWorker): void => port.postMessage(message)

/** Calls without an answer yet, by number. */
const open = new Map<number, (body: string | null) => void>()
let last = 0

const render = async ({ id, address, cookie, settings }: Extract<ToWorker, { kind: "render" }>): Promise<void> => {
  openAt(address, cookie)
  try {
    const page = await renderAnswered(settings, (url, { headers = {} }) => {
      const call = ++last
      return new Promise((resolve, reject) => {
        open.set(call, (body) => (body === null ? reject(new Error(`No answer for ${url.split("?")[0]}`)) : resolve(body)))
        send({ kind: "ask", id, call, url, headers })
      })
    })
    send({ kind: "rendered", id, page })
  } catch (failure) {
    send({ kind: "failed", id, reason: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) })
  }
}

// One page at a time: the browser stands at one address.
let before = Promise.resolve()
port.on("message", (message: ToWorker) => {
  if (message.kind === "answer") {
    open.get(message.call)?.(message.body)
    open.delete(message.call)
  } else before = before.then(() => render(message))
})
