import { once } from "node:events"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Worker } from "node:worker_threads"
import react from "@vitejs/plugin-react"
import { build, type BuildEnvironmentOptions } from "vite"
import { renderFolder } from "#sandbox/render/folder.ts"
import { brandSettings } from "#scripts/vite/brand.ts"
import type { RenderedSite } from "#start/prerender.tsx"

/** Builds a file of src/start separately from the site. */
const buildApart = (root: string, file: string, options: BuildEnvironmentOptions, output = {}) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    ...brandSettings,
    // All packages are bundled, so that the server uses one copy of each, like the browser.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ...options,
      rolldownOptions: { checks: { pluginTimings: false }, input: resolve(root, "src/start", file), output },
    },
  })

/** Builds src/start/bootstrap.ts as one line for the head of a document. Throws if the build is empty. */
export const buildBootstrap = async (root: string): Promise<string> => {
  const options = { write: false, target: "es2023", modulePreload: { polyfill: false } }
  const built = await buildApart(root, "bootstrap.ts", options, { format: "iife" })
  const [chunk] = "output" in built ? built.output : []
  if (chunk?.type !== "chunk") throw new Error("src/start/bootstrap.ts built to nothing.")
  return chunk.code.trim()
}

/**
 * Builds src/start/prerender.tsx for Node and runs it in a separate thread, with replacements for the browser features
 * that it uses. The server uses the same files, which stay in `dist`, to render pages with data.
 */
export const prerender = async (root: string, dist: string): Promise<RenderedSite> => {
  const outDir = resolve(dist, renderFolder)
  const options = { ssr: true, outDir, emptyOutDir: true, target: "node24", minify: false }
  // Files with the extension .mjs are not served and not compressed.
  await buildApart(root, "prerender.tsx", options, {
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  })
  const workerData = pathToFileURL(resolve(outDir, "prerender.mjs")).href
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData })
  try {
    const [site] = (await once(worker, "message")) as [RenderedSite]
    return site
  } finally {
    await worker.terminate()
  }
}
