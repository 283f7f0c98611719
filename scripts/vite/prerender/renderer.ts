import react from "@vitejs/plugin-react"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Worker } from "node:worker_threads"
import { build } from "vite"
import { brandAlias } from "#scripts/vite/brand.ts"
import type { Prerendered } from "./worker.ts"

/** Builds src/start/prerender.tsx for Node and hears it in a thread of its own, where it finds a browser of sorts. */
export const prerender = async (root: string): Promise<Prerendered> => {
  const outDir = resolve(root, `node_modules/.cache/prerender/${process.pid}`)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { alias: brandAlias },
    // One copy of everything, the same as in the browser.
    ssr: { noExternal: true },
    build: {
      ssr: resolve(root, "src/start/prerender.tsx"),
      outDir,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  const worker = new Worker(resolve(import.meta.dirname, "worker.ts"), {
    workerData: pathToFileURL(resolve(outDir, "prerender.js")).href,
  })
  try {
    const [said] = (await once(worker, "message")) as [Prerendered]
    return said
  } finally {
    await worker.terminate()
    await rm(outDir, { recursive: true, force: true })
  }
}
