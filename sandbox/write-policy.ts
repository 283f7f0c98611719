import { readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { parseCspOrigins } from "./csp-origins.ts"
import { SettingsFailure } from "./failure-kind.ts"
import { createReportDirectives, formatReportingEndpoints } from "./headers.ts"
import { findSettingsProblems } from "./settings-problems.ts"

const variable = (name: string, value: string): string => `map $uri $hashwell_${name} { default "${value}"; }`

/**
 * Returns a variable that is empty for a page with a query. The query may contain a token. sandbox/site.ts does not report violations on
 * such pages either.
 */
const withoutQuery = (name: string, value: string): string =>
  `map $is_args $hashwell_${name} { default ""; "" '${value}'; }`

const each = (values: readonly string[]): string => values.map((word) => ` ${word}`).join("")

/** Returns the variables of deploy/security-headers.conf for these settings. `npm start` adds the same sources to the policy itself. */
export const createNginxPolicy = (settings: string): string => {
  const { connect, scripts, frames, types, reports } = parseCspOrigins(settings)
  return [
    "# Written by sandbox/write-policy.ts from config.json: what its settings need of the pages' policy.",
    variable("connect", each(connect)),
    variable("vendors", each(scripts)),
    variable("types", types.length === 0 ? "'none'" : types.join(" ")),
    variable("frames", frames.length === 0 ? "" : `; frame-src${each(frames)}`),
    withoutQuery("reports", reports === null ? "" : `; ${createReportDirectives(reports).join("; ")}`),
    withoutQuery("endpoints", reports === null ? "" : formatReportingEndpoints(reports)),
    "",
  ].join("\n")
}

/**
 * Writes the policy for nginx. Throws `SettingsFailure` for a broken config.json, and keeps the old policy. Operators run this after each
 * change of config.json: `node sandbox/write-policy.ts <folder>`, then `nginx -s reload`.
 */
export const writePolicy = async (folder: string): Promise<void> => {
  const file = join(folder, "config.json")
  const settings = await readFile(file, "utf8")
  const problems = findSettingsProblems(settings)
  if (problems.length > 0) throw new SettingsFailure([`${file}:`, ...problems].join("\n"))
  await writeFile(join(folder, ".pages/policy.conf"), createNginxPolicy(settings))
}

if (import.meta.main) {
  try {
    await writePolicy(resolve(process.argv[2] ?? join(import.meta.dirname, "../dist")))
  } catch (failure) {
    if (!(failure instanceof SettingsFailure)) throw failure
    process.stderr.write(`${failure.message}\nThe policy stays as it was.\n`)
    process.exitCode = 1
  }
}
