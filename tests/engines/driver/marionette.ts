import { once } from "node:events"
import { connect } from "node:net"

/** A connection to Firefox's own socket for WebDriver commands, without a separate driver program. */
export interface Marionette extends AsyncDisposable {
  readonly send: (command: string, given?: Readonly<Record<string, unknown>>) => Promise<unknown>
}

type Answer = readonly [1, number, { readonly message: string } | null, unknown]

/** Unwraps results that are an object with the single field `value`. */
const unwrapped = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "value" in answer ? answer.value : answer

/**
 * Connects to Firefox. Commands may overlap, because each response carries the number of its command. A command fails
 * with the message of Firefox, or if Firefox closes the connection.
 */
export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const receive = (message: Answer | object) => {
    // The first message is Firefox's introduction, so it belongs to no command.
    if (!Array.isArray(message)) return
    const [, id, failure, answer] = message as unknown as Answer
    if (failure === null) waiting.get(id)?.resolve(unwrapped(answer))
    else waiting.get(id)?.reject(new Error(failure.message))
    waiting.delete(id)
  }
  let received = Buffer.alloc(0)
  // Each message begins with its length in bytes and a colon.
  socket.on("data", (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(":")
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString())
      if (colon === -1 || received.length < end) return
      receive(JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object)
      received = received.subarray(end)
    }
  })
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has closed the connection."))
  })
  let last = 0
  return {
    send: (command, given = {}) => {
      const answer = Promise.withResolvers<unknown>()
      waiting.set(++last, answer)
      const message = JSON.stringify([0, last, command, given])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      return answer.promise
    },
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  }
}
