import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { sendTo, type Miner } from "./client.ts"
import { kinds } from "./kinds.ts"

// The attack runs in a thread of its own: reading many answers must not delay the clock of the others.
export type Attack = { readonly url: string; readonly miner: Miner; readonly kind: string; readonly until: number }

const parallel = 100

const { url, miner, kind, until } = workerData as Attack
const send = sendTo(url)
const statuses: number[] = []
while (Date.now() < until) {
  const calls = Array.from({ length: parallel }, () => kinds[kind]!(send, miner, "198.51.100.1"))
  statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
  // A pause as short as a program's: refusals come faster than a program would send.
  await pause(50)
}
parentPort?.postMessage(statuses)
