import { type InlineConfig, runnerImport } from "vite"
import { writeLists } from "./generate.ts"
import { inRoot, root } from "./root.ts"

/**
 * A plugin that replaces style sheets with objects that return class names. The command needs no styles, but the class names mark the texts
 * that are for screen readers only.
 */
const withoutStyles = {
  name: "without-styles",
  enforce: "pre" as const,
  resolveId: (id: string) => (id.endsWith(".css") ? "\0styles" : null),
  load: (id: string) => (id === "\0styles" ? "export default new Proxy({}, { get: (_, name) => name })" : null),
}

interface Paths {
  readonly main: (args: readonly string[]) => Promise<number>
}

// Sets production mode, because React's development mode stores the stack of each element, which takes a fifth of the
// time. Walks keep development mode, because their tests need it.
const isWalk = process.argv[2] === "walk"
if (!isWalk) process.env["NODE_ENV"] ??= "production"

// Vite's module runner loads the walks, because they contain JSX and read texts by glob. The command needs no server and no browser.
const options: InlineConfig = {
  root,
  configFile: false,
  logLevel: "error",
  mode: isWalk ? "development" : "production",
  plugins: [withoutStyles],
}

// The reader may close the pipe early, for example `| head`.
process.stdout.on("error", (failure: NodeJS.ErrnoException) => {
  if (failure.code !== "EPIPE") throw failure
})

await writeLists()
const { module } = await runnerImport<Paths>(inRoot("scripts/paths/main.ts"), options)
process.exitCode = await module.main(process.argv.slice(2))
