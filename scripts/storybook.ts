import { printErrorLine } from "./print-line.ts"
import { run } from "./run.ts"
import { currentStories } from "./storybook/build.ts"
import { serveStories } from "./storybook/serve.ts"

/** The port, to which manual scripts link. */
const port = process.env["PORT"] ?? "6006"

// `npm run storybook` serves a build of the stories. `-- dev` updates the stories after each change. `-- build` writes
// storybook-static/.
const own: Readonly<Record<string, readonly string[]>> = {
  dev: ["--port", port, "--exact-port", "--host", "127.0.0.1", "--ci", "--no-version-updates"],
  build: ["--output-dir", "storybook-static", "--loglevel", "warn"],
}

const look = async (): Promise<number> => {
  try {
    return await serveStories(Number(port), await currentStories())
  } catch (failure) {
    printErrorLine(failure instanceof Error ? failure.message : String(failure))
    return 1
  }
}

const [command, ...args] = process.argv.slice(2)
process.exitCode =
  command === undefined
    ? await look()
    : await run("storybook", [command, ...(own[command] ?? []), "--disable-telemetry", ...args], {
        STORYBOOK_DISABLE_TELEMETRY: "1",
      })
