import type { Locale } from "#domain/shared/currency.ts"
import { capitalize } from "#scripts/paths/formats/lines.ts"
import { countsOf, resultOf, statuses, type Run, type RunResult, type RunScript } from "#scripts/paths/run/format.ts"
import { runTexts, signs } from "#scripts/paths/run/texts.ts"

/** Markup characters that must be escaped, so that a text contains no link, table border or other markup. */
const markup = /[\\`*_[\]<>|~]|&(?=#?\w+;)|^[#+=-]|(?<=^\d+)[.)]/gm
const escapeMarkdown = (text: string): string => text.replaceAll(markup, String.raw`\$&`)
const inCell = (text: string): string => escapeMarkdown(text).replaceAll(/\r?\n/g, " ")

const detail = (language: Locale, script: RunScript, result: RunResult): readonly string[] => {
  const t = runTexts[language]
  const step = result.step === null ? undefined : script.steps[result.step - 1]
  return [
    `### ${signs[result.status]} ${script.id}: ${inCell(script.title)}`,
    "",
    ...(result.note === ""
      ? []
      : [
          ...escapeMarkdown(result.note)
            .split("\n")
            .map((line, index, { length }) => `> ${line}${index + 1 < length ? "\\" : ""}`),
          "",
        ]),
    ...(step === undefined
      ? []
      : [
          `${t.step(result.step!)}:`,
          "",
          ...step.does.map((line) => `- ${escapeMarkdown(capitalize(line))}`),
          ...step.sees.map((line) => `- ${t.expected} ${escapeMarkdown(line)}`),
          "",
        ]),
    ...result.screenshots.flatMap((name) => [`![${script.id}](${encodeURI(name)})`, ""]),
  ]
}

/**
 * Writes the run for readers: the totals, the failed and blocked scripts, and every script. The run's screenshots must
 * be in the same folder.
 */
export const toMarkdown = (run: Run): string => {
  const t = runTexts[run.language]
  const counts = countsOf(run)
  const details = run.scripts.flatMap((script) => {
    const result = resultOf(run, script)
    const isTold =
      result !== null && (result.status !== "passed" || result.note !== "" || result.screenshots.length > 0)
    return isTold ? detail(run.language, script, result) : []
  })
  const rows = run.scripts.map((script) => {
    const result = resultOf(run, script)
    const status = result?.status ?? "open"
    return `| ${script.id} | ${inCell(script.title)} | ${signs[status]} ${t.status[status]} | ${inCell(result?.tester ?? "")} |`
  })
  return [
    `# ${escapeMarkdown(run.name)}`,
    "",
    `${escapeMarkdown(run.started.slice(0, 10))}, \`${run.commit}\`, ${run.language}. ${t.progress(counts.all - counts.open, counts.all)}: ${statuses
      .map((status) => `${signs[status]} ${t.status[status]} ${counts[status]}`)
      .join(", ")}`,
    "",
    ...details,
    `| ${t.script} | ${t.title} | ${t.result} | ${t.testedBy} |`,
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n")
}
