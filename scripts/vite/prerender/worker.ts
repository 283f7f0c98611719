import { parentPort, workerData } from "node:worker_threads"
import { openAt, standIn } from "#sandbox/render/stand-in-browser.ts"
import type * as prerender from "#start/prerender.tsx"

standIn()
const { renderSite } = (await import(String(workerData))) as typeof prerender
parentPort?.postMessage(await renderSite(openAt))
