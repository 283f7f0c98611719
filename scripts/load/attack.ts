import { setTimeout as pause } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { sendTo, type Miner } from "./client.ts"
import { kinds } from "./kinds.ts"

/**
 * The task of an attack. The attack runs in its own thread, because reading many responses must not delay the clock of
 * the other customers.
 */
export type Attack = { readonly url: string; readonly miner: Miner; readonly kind: string; readonly until: number }

const parallel = 100

const { url, miner, kind, until } = workerData as Attack
const send = sendTo(url)
const statuses: number[] = []
while (Date.now() < until) {
  const calls = Array.from({ length: parallel }, () => kinds[kind]!(send, miner, "198.51.100.1"))
  statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
  // A short pause, like a program's, because refusals arrive faster than a program would send its next calls.
  await pause(50)
}
parentPort?.postMessage(statuses)
