import react from "@vitejs/plugin-react"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Worker } from "node:worker_threads"
import { build, type BuildEnvironmentOptions } from "vite"
import type { RenderedSite } from "#start/prerender.tsx"
import { brandSettings } from "#scripts/vite/brand.ts"

/** Builds a file of src/start apart from the site. */
const buildApart = (root: string, file: string, options: BuildEnvironmentOptions, output = {}) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    ...brandSettings,
    // One copy of everything, the same as in the browser.
    ssr: { noExternal: true },
    build: {
      ...options,
      rolldownOptions: { checks: { pluginTimings: false }, input: resolve(root, "src/start", file), output },
    },
  })

/** src/start/bootstrap.ts as one line for a document's head. */
export const buildBootstrap = async (root: string): Promise<string> => {
  const options = { write: false, target: "es2023", modulePreload: { polyfill: false } }
  const built = await buildApart(root, "bootstrap.ts", options, { format: "iife" })
  const [chunk] = "output" in built ? built.output : []
  if (chunk?.type !== "chunk") throw new Error("src/start/bootstrap.ts built to nothing.")
  return chunk.code.trim()
}

/** Builds src/start/prerender.tsx for Node and runs it in a thread of its own, with stand-ins for what it uses of a browser. */
export const prerender = async (root: string): Promise<RenderedSite> => {
  const outDir = resolve(root, `node_modules/.cache/prerender/${process.pid}`)
  await buildApart(root, "prerender.tsx", { ssr: true, outDir, emptyOutDir: true, target: "node24", minify: false })
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: pathToFileURL(resolve(outDir, "prerender.js")).href,
  })
  try {
    const [site] = (await once(worker, "message")) as [RenderedSite]
    return site
  } finally {
    await worker.terminate()
    await rm(outDir, { recursive: true, force: true })
  }
}
