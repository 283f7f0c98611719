import { run } from "./run.ts"

// `npm run storybook` opens the stories on one port, which scripts for people link to; with `-- build` it writes storybook-static/.
const [command = "dev", ...words] = process.argv.slice(2)
const own: Readonly<Record<string, readonly string[]>> = {
  dev: ["--port", process.env["PORT"] ?? "6006", "--exact-port", "--host", "127.0.0.1", "--ci", "--no-version-updates"],
  build: ["--output-dir", "storybook-static", "--loglevel", "warn"],
}

process.exitCode = await run("storybook", [command, ...(own[command] ?? []), "--disable-telemetry", ...words], {
  STORYBOOK_DISABLE_TELEMETRY: "1",
})
