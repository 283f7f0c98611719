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
