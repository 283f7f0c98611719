import { existsSync, globSync } from "node:fs"
import { type Counts, countPlaywright, countRun } from "./counts.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { startServers } from "./server.ts"

const programs = { firefox: "/usr/bin/firefox-esr", webkitDriver: "/usr/bin/WebKitWebDriver", screen: "/usr/bin/Xvfb" }
/** WebKit's own small browser, which Debian installs in the folder of the library. */
const miniBrowser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1)

/** The path of Firefox from Debian's package, or undefined if it is not installed. */
export const firefox = existsSync(programs.firefox) ? programs.firefox : undefined
/** The paths of WebKit's programs from Debian's packages, or undefined if one of them is not installed. */
export const webkit =
  miniBrowser !== undefined && existsSync(programs.webkitDriver) && existsSync(programs.screen)
    ? { driver: programs.webkitDriver, browser: miniBrowser, screen: programs.screen }
    : undefined

export const repeatEngines = "npm run test:full -- engines"

/**
 * Runs the journeys of `tests/engines` in Firefox and WebKit. The build must exist already. Returns undefined if both
 * engines are missing.
 */
export const runEngines = async (args: readonly string[] = []): Promise<Counts | undefined> => {
  if (firefox === undefined) printLine("Firefox (firefox-esr) is not installed: its journeys are skipped.")
  if (webkit === undefined) printLine("WebKit (webkit2gtk-driver, xvfb) is not installed: its journeys are skipped.")
  if (firefox === undefined && webkit === undefined) return undefined
  if (webkit !== undefined)
    printLine("WebKitGTK has no forced colours, and its driver does not print: Firefox alone tries both.")
  // Two journeys run in parallel, because each of them mostly waits.
  await using servers = await startServers(2)
  const report = inRoot("reports/engines.json")
  const start = () =>
    run("playwright", ["test", "--config", "tests/engines/playwright.config.ts", ...args], {
      E2E_URL: servers.urls,
      E2E_REPORT: report,
    })
  return await countRun(report, start, countPlaywright("npx node scripts/engines.ts"))
}

if (import.meta.main) process.exitCode = (await runEngines(process.argv.slice(2)))?.failed === 0 ? 0 : 1
