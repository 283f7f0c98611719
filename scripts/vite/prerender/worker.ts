import { parentPort, workerData } from "node:worker_threads"
import { openAt, mockBrowser } from "#sandbox/render/mock-browser.ts"
import type * as prerender from "#start/prerender.tsx"

mockBrowser()
const { renderSite } = (await import(String(workerData))) as typeof prerender
parentPort?.postMessage(await renderSite(openAt))
