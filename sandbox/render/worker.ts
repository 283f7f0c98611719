import { setTimeout as wait } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import type { CallResponse, FromWorker, Rendered, ToWorker } from "./protocol.ts"
import { openAt, standIn } from "./stand-in-browser.ts"

type Visit = Extract<ToWorker, { kind: "render" }>
type Init = { readonly headers?: Readonly<Record<string, string>> }
type Bundle = {
  readonly renderAnswered: (
    visit: Pick<Visit, "settings" | "timeZone">,
    ask: (url: string, init: Init) => Promise<CallResponse>,
  ) => Promise<Rendered | null>
}

standIn()
const { renderAnswered } = (await import(String(workerData))) as Bundle
const port = parentPort!
const send = (message: FromWorker): void => port.postMessage(message)

/** Calls that have no response yet, by number. */
const open = new Map<number, (response: CallResponse | null) => void>()
let last = 0

class NoResponse extends Error {}

/** The longest time for one page, in milliseconds. A slower page must not make the other pages wait. */
const longest = 5_000

const askFor =
  (id: number) =>
  (url: string, { headers = {} }: Init): Promise<CallResponse> =>
    new Promise((resolve, reject) => {
      const call = ++last
      open.set(call, (response) => (response === null ? reject(new NoResponse()) : resolve(response)))
      send({ kind: "ask", id, call, url, headers })
    })

const render = async ({ id, address, cookie, ...visit }: Visit): Promise<void> => {
  openAt(address, cookie)
  try {
    const late = wait(longest, null, { ref: false }).then(() => Promise.reject(new Error("The page takes too long")))
    send({ kind: "rendered", id, page: await Promise.race([renderAnswered(visit, askFor(id)), late]) })
  } catch (failure) {
    if (failure instanceof NoResponse) send({ kind: "rendered", id, page: null })
    else send({ kind: "failed", id, reason: failure instanceof Error ? String(failure.stack) : String(failure) })
  }
}

// Renders one page at a time, because the browser can be at only one address.
let before = Promise.resolve()
port.on("message", (message: ToWorker) => {
  if (message.kind === "answer") {
    open.get(message.call)?.(message.response)
    open.delete(message.call)
  } else before = before.then(() => render(message))
})
