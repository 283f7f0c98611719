import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

// `npm run storybook` opens the stories on one port, `npm run storybook -- build` writes them to storybook-static/.
const [command = "dev", ...words] = process.argv.slice(2)
const own: Readonly<Record<string, readonly string[]>> = {
  dev: ["--port", process.env["PORT"] ?? "6006", "--host", "127.0.0.1", "--ci", "--no-version-updates"],
  build: ["--output-dir", "storybook-static", "--loglevel", "warn"],
}

const cli = join(dirname(createRequire(import.meta.url).resolve("storybook/package.json")), "dist/bin/dispatcher.js")
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" }
const child = spawn(process.execPath, [cli, command, ...(own[command] ?? []), "--disable-telemetry", ...words], {
  stdio: "inherit",
  env: environment,
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
child.on("close", (code) => {
  process.exitCode = code ?? 1
})
