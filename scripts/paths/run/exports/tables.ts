import { writeCsv, type ResultColumn } from "#scripts/paths/formats/csv.ts"
import { resultOf, type Run, type RunResult, type Status } from "#scripts/paths/run/format.ts"
import { runTexts } from "#scripts/paths/run/texts.ts"

/** Formats a duration for TestRail, such as "1h 2m 3s". TestRail accepts no duration under a second. */
export const formatElapsed = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 3600), "h"],
    [Math.floor(whole / 60) % 60, "m"],
    [whole % 60, "s"],
  ] as const
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`])).join(" ")
}

type Statuses = Readonly<Record<Status | "open", string>>
const testrailStatus: Statuses = { passed: "Passed", failed: "Failed", blocked: "Blocked", open: "Untested" }
const xrayStatus: Statuses = { passed: "PASSED", failed: "FAILED", blocked: "BLOCKED", open: "TO DO" }

const noteOf = ({ note, step }: RunResult, { language }: Run): string =>
  step === null ? note : `${runTexts[language].step(step)}: ${note}`

/** Writes the columns that the importers of test cases accept, followed by the result in the first row of each test. */
const table =
  (
    format: "testrail" | "xray",
    names: Statuses,
    more: (result: RunResult, run: Run) => readonly string[],
    heads: readonly string[],
  ) =>
  (run: Run): string => {
    const cells = (id: string): readonly string[] => {
      const result = resultOf(run, { id })
      return result === null
        ? [names.open, ...heads.slice(1).map(() => "")]
        : [names[result.status], ...more(result, run)]
    }
    const columns = heads.map((head, index): ResultColumn => [head, (id) => cells(id)[index]!])
    return writeCsv(run.scripts, { locale: run.language, format, bom: false }, columns)
  }

export const testrail = table(
  "testrail",
  testrailStatus,
  (result, run) => [
    noteOf(result, run),
    formatElapsed(result.seconds),
    run.commit,
    result.tester,
    result.screenshots.join(" "),
  ],
  ["Status", "Comment", "Elapsed", "Version", "Tested By", "Attachments"],
)

export const xray = table(
  "xray",
  xrayStatus,
  (result, run) => [noteOf(result, run), result.at, run.commit, result.tester, result.screenshots.join(" ")],
  ["Status", "Comment", "Finished On", "Revision", "Executed By", "Evidence"],
)
