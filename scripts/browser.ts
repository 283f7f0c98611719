import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, dirname, join } from "node:path"
import type playwright from "playwright"
import type { Browser } from "playwright"
import { printErrorLine } from "./print-line.ts"

type Environment = Readonly<Record<string, string | undefined>>
export type Machine = {
  readonly environment: Environment
  readonly exists: (path: string) => boolean
  /** Returns the path at which Playwright stores the Chromium that it downloads. */
  readonly downloaded: () => string
}

const whole = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"]
/**
 * The names of the programs in order of preference. Tests prefer the headless shell, because the same engine without a
 * window makes a story a quarter cheaper (docs/decisions/0007-dependencies.md).
 */
const names = { tests: ["chromium-headless-shell", ...whole], figures: whole } as const
/** The purpose of a browser. Figures and screenshots need the whole browser, because visitors use it too. */
type Use = keyof typeof names

/**
 * Returns the path of the first Chromium or Chrome on the machine, or undefined. Throws if CHROMIUM_PATH names a file
 * that does not exist.
 */
export const installedBrowser = (
  { environment, exists, downloaded }: Machine,
  use: Use = "tests",
): string | undefined => {
  const chosen = environment["CHROMIUM_PATH"]
  if (chosen !== undefined && chosen !== "") {
    if (exists(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`)
  }
  const folders = ["/usr/bin", ...(environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "")]
  const found = names[use].flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
  return found ?? [downloaded()].find(exists)
}

const require = createRequire(import.meta.url)

const thisMachine: Machine = {
  environment: process.env,
  exists: existsSync,
  downloaded: () => (require("playwright") as typeof playwright).chromium.executablePath(),
}

const root = process.getuid?.() === 0
const playwrightCli = join(dirname(require.resolve("playwright/package.json")), "cli.js")

const installs: readonly (readonly [string, readonly string[]])[] = [
  [process.execPath, [playwrightCli, "install", "chromium"]],
  ...(root ? [["apt-get", ["install", "--yes", "--quiet", "chromium"]] as const] : []),
]

const install = (use: Use): string => {
  for (const [command, args] of installs) {
    try {
      execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout: 300_000 })
    } catch {
      // The next installer may still succeed, so the function throws only after the last one.
      printErrorLine(`Not installed: ${command} ${args.join(" ")}`)
    }
    const found = installedBrowser(thisMachine, use)
    if (found !== undefined) return found
  }
  throw new Error("No Chromium or Chrome here, and none could be installed. Install one, or set CHROMIUM_PATH.")
}

const variables = { tests: "HASHWELL_BROWSER", figures: "HASHWELL_WHOLE_BROWSER" } as const

/**
 * Returns the path of the browser, and installs one if there is none. The first call prints the path and passes it to
 * child processes, so that they use the same browser. Throws if no browser can be installed.
 */
export const findBrowser = (use: Use = "tests"): string => {
  const known = process.env[variables[use]]
  if (known !== undefined) return known
  const browser = installedBrowser(thisMachine, use) ?? install(use)
  process.env[variables[use]] = browser
  printErrorLine(`Browser: ${browser}`)
  return browser
}

export const browserArguments: readonly string[] = [
  // Chromium's own sandbox refuses to start as root, and containers run as root.
  ...(root ? ["--no-sandbox"] : []),
  ..."--disable-gpu --disable-quic --no-first-run --disable-background-networking".split(" "),
  ..."--disable-component-update --disable-sync".split(" "),
]

export const launchBrowser = (use: Use = "tests", extraArguments: readonly string[] = []): Promise<Browser> =>
  (require("playwright") as typeof playwright).chromium.launch({
    executablePath: findBrowser(use),
    args: [...browserArguments, ...extraArguments],
  })

if (import.meta.main) findBrowser()
