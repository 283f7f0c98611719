import { resolve } from "node:path"
import { build } from "vite"

/** src/start/bootstrap.ts as one line for a document's head. */
export const buildBootstrap = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: resolve(root, "src/start/bootstrap.ts"),
        output: { format: "iife" },
      },
    },
  })
  const [chunk] = "output" in built ? built.output : []
  if (chunk?.type !== "chunk") throw new Error("src/start/bootstrap.ts built to nothing.")
  return chunk.code.trim()
}
