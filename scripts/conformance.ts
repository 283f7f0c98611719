import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { warn } from "./say.ts"

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

/** Escapes the name of a test for Vitest, which takes a regular expression. Names contain question marks and braces. */
const literally = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The extensions named in the site's settings, joined by commas. The result is empty if there are no settings. */
const extensionsIn = (settings: string): string => {
  try {
    return [JSON.parse(settings).extensions ?? []].join()
  } catch {
    return ""
  }
}

/** Starts Vitest. Returns the exit code: 0 if the API behaves as documented, 1 if it does not. */
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
  const chosen = t === undefined ? [] : ["-t", literally(t)]
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
  warn(`${String(failure)}\n${usage}`)
  process.exitCode = 2
}
