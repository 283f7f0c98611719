import { readFile, writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { createApi, documentOf } from "#sandbox/api.ts"
import { conform } from "./conformance/conform.ts"
import { isConformant, jsonReport, textReport } from "./conformance/report.ts"
import { say, warn } from "./say.ts"

const usage = `npm run conformance -- https://api.example [--as email:password] [--writes]
  [--site https://shop.example] [--config FILE] [--json FILE]`

const options = {
  help: { type: "boolean" },
  as: { type: "string" },
  writes: { type: "boolean" },
  site: { type: "string" },
  config: { type: "string" },
  json: { type: "string" },
} as const

/** The extensions that the site's settings name; none where there are no settings. */
const extensionsOf = async (site: string, file: string | undefined): Promise<readonly string[]> => {
  const text =
    file === undefined
      ? await fetch(new URL("/config.json", site)).then((answer) => answer.text())
      : await readFile(file, "utf8")
  try {
    const config: unknown = JSON.parse(text)
    const named = typeof config === "object" && config !== null && "extensions" in config ? config.extensions : []
    return Array.isArray(named) ? named.filter((name) => typeof name === "string") : []
  } catch {
    return []
  }
}

const accountOf = (text: string | undefined) => {
  const colon = text?.indexOf(":") ?? -1
  return text === undefined || colon < 1 ? null : { email: text.slice(0, colon), password: text.slice(colon + 1) }
}

const main = async (words: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  if (values.help) {
    say(usage)
    return 0
  }
  const [address] = positionals
  const account = accountOf(values.as)
  if (address === undefined || !URL.canParse(address) || (values.as !== undefined && !account))
    throw new TypeError("The address of an API is missing, or --as is no email:password.")
  if (values.writes && !account) throw new TypeError("--writes needs a test account: --as email:password")
  const { origin } = new URL(address)
  const site = values.site === undefined ? origin : new URL(values.site).origin
  const extensions = await extensionsOf(site, values.config)
  const document = documentOf(createApi())
  const report = await conform(document, { fetch, origin, site, extensions, account, writes: values.writes === true })
  say(textReport(report))
  if (values.json !== undefined) await writeFile(values.json, jsonReport(report))
  return isConformant(report) ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (failure) {
  if (!(failure instanceof TypeError)) throw failure
  warn(`${failure.message}\n${usage}`)
  process.exitCode = 2
}
