import type { Report, Result } from "./conform.ts"
import type { Difference } from "./difference.ts"

const counted = ({ results, made, calls }: Report): string => {
  const count = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length
  return `${made.length} of ${calls.length} calls made; ${count("passed")} steps passed, ${count("differs")} differ, ${count("skipped")} skipped`
}

const lines = ({ call, what, expected, received, customer }: Difference): readonly string[] => [
  `✗ ${call}: ${what}`,
  `    docs/api.md: ${expected}`,
  `    received:    ${received}`,
  `    a customer:  ${customer}`,
]

export const isConformant = ({ results }: Report): boolean => results.every(({ outcome }) => outcome !== "differs")

export const textReport = (report: Report): string => {
  const skipped = report.results.filter(({ outcome }) => outcome === "skipped")
  const reasons = Map.groupBy(skipped, ({ reason }) => reason)
  return [
    ...report.results.flatMap(({ differences }) => differences.flatMap(lines)),
    ...[...reasons].map(([reason, steps]) => `– ${steps.length} skipped: ${reason}`),
    counted(report),
  ].join("\n")
}

export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const junitCase = ({ step, outcome, reason, differences }: Result): string => {
  const failures = differences.map(
    (difference) =>
      `<failure message="${escaped(`${difference.call}: ${difference.what}`)}">${escaped(lines(difference).join("\n"))}</failure>`,
  )
  const inside = outcome === "skipped" ? `<skipped message="${escaped(reason)}"/>` : failures.join("")
  return `<testcase classname="conformance" name="${escaped(step)}">${inside}</testcase>`
}

export const junitReport = ({ origin, results }: Report): string => {
  const failed = results.filter(({ outcome }) => outcome === "differs").length
  const skipped = results.filter(({ outcome }) => outcome === "skipped").length
  const head = `<testsuite name="${escaped(origin)}" tests="${results.length}" failures="${failed}" skipped="${skipped}">`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${results.map(junitCase).join("\n")}\n</testsuite>\n`
}

const htmlRow = ({ call, what, expected, received, customer }: Difference): string =>
  `<tr>${[`${call}: ${what}`, expected, received, customer].map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`

const css =
  "body{font:16px/1.5 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}" +
  "table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:.5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}"

export const htmlReport = (report: Report): string => {
  const rows = report.results.flatMap(({ differences }) => differences.map(htmlRow))
  const skipped = report.results.filter(({ outcome }) => outcome === "skipped")
  const table =
    rows.length === 0
      ? "<p>No differences.</p>"
      : `<table><tr><th>Difference<th>docs/api.md<th>Received<th>What a customer sees</tr>${rows.join("\n")}</table>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escaped(report.origin)}</title><style>${css}</style>
<h1>Conformance of ${escaped(report.origin)}</h1><p>${counted(report)}.</p>${table}
<h2>Skipped</h2><ul>${skipped.map(({ step, reason }) => `<li>${escaped(step)}: ${escaped(reason)}`).join("")}</ul></html>
`
}
