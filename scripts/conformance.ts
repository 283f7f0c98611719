import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { escapeRegExp } from "./escape-reg-exp.ts"
import { printErrorLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

const usage = `npm run conformance -- https://api.example [--as EMAIL] [--writes]
  [--site https://shop.example] [--config FILE] [--page FOLDER] [--json FILE] [-t WORDS]
The password of --as is read from CONFORMANCE_PASSWORD.`

const text = { type: "string" } as const
const flag = { type: "boolean" } as const
const options = {
  as: text,
  writes: flag,
  site: text,
  config: text,
  page: text,
  json: text,
  t: { ...text, short: "t" },
} as const

/**
 * Returns the extensions named in the site's settings, joined by commas. Returns an empty string if the settings are
 * missing or unreadable.
 */
const extensionsIn = (settings: string): string => {
  try {
    return [JSON.parse(settings).extensions ?? []].join()
  } catch {
    return ""
  }
}

/**
 * Starts Vitest. Returns the exit code: 0 if the API behaves as documented, 1 if it does not. Throws a `TypeError` for
 * arguments that do not fit together.
 */
const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const { as = "", writes = false, site, config, page = inRoot("reports/conformance"), json, t } = values
  const origin = new URL(positionals[0] ?? "").origin
  // The environment contains the password, because a command line is visible in the list of processes and in the shell's history.
  const password = process.env["CONFORMANCE_PASSWORD"] ?? ""
  if (as.includes(":"))
    throw new TypeError("--as is an e-mail address. Its password is read from CONFORMANCE_PASSWORD.")
  if (as !== "" && password === "") throw new TypeError("--as needs the account's password in CONFORMANCE_PASSWORD.")
  if (writes && as === "") throw new TypeError("--writes needs a test account: --as EMAIL")
  const pages = site === undefined ? origin : new URL(site).origin
  const settings = config === undefined ? (await fetch(`${pages}/config.json`)).text() : readFile(config, "utf8")
  const handOver = `--reporter=${inRoot("tests/conformance/report/reporter.ts")}`
  const results = json === undefined ? [] : ["--reporter=json", `--outputFile=${json}`]
  // Vitest reads the name of a test as a regular expression.
  const chosen = t === undefined ? [] : ["-t", escapeRegExp(t)]
  return run("vitest", ["run", "--project", "conformance", "--reporter=verbose", handOver, ...results, ...chosen], {
    CONFORMANCE_PAGE: resolve(page),
    CONFORMANCE_URL: origin,
    CONFORMANCE_SITE: pages,
    CONFORMANCE_AS: as === "" ? "" : `${as}:${password}`,
    CONFORMANCE_WRITES: writes ? "yes" : "",
    CONFORMANCE_EXTENSIONS: extensionsIn(await settings),
  })
}

try {
  process.exitCode = await main()
} catch (failure) {
  printErrorLine(`${String(failure)}\n${usage}`)
  process.exitCode = 2
}
