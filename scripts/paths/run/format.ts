import { Schema } from "effect"
import { locales } from "#domain/shared/currency.ts"

const Sentences = Schema.Array(Schema.String)

/** A script as it was at the start of the run, so that its results remain true when the product changes. */
const RunScript = Schema.Struct({
  id: Schema.String,
  machine: Schema.String,
  area: Schema.String,
  section: Schema.String,
  title: Schema.String,
  preconditions: Sentences,
  steps: Schema.Array(Schema.Struct({ does: Sentences, sees: Sentences })),
})
export type RunScript = typeof RunScript.Type

export const statuses = ["passed", "failed", "blocked"] as const
export type Status = (typeof statuses)[number]

const RunResult = Schema.Struct({
  status: Schema.Literals(statuses),
  note: Schema.String,
  /** The number of the step at which the script failed or stopped, from 1. Null if the tester named no step. */
  step: Schema.NullOr(Schema.Number),
  /** File names of screenshots in the run's folder. */
  screenshots: Sentences,
  /** The time of the result in UTC, as ISO 8601. */
  at: Schema.String,
  /** The seconds from the opening of the script to its result. */
  seconds: Schema.Number,
  tester: Schema.String,
})
export type RunResult = typeof RunResult.Type

/** The file of a run. docs/qa.md describes each field. */
const Run = Schema.Struct({
  version: Schema.Literal(1),
  name: Schema.String,
  language: Schema.Literals(locales),
  /** The tested commit, with a + if files differed from it. */
  commit: Schema.String,
  started: Schema.String,
  chosen: Schema.Struct({
    machines: Sentences,
    area: Schema.NullOr(Schema.String),
    since: Schema.NullOr(Schema.String),
  }),
  scripts: Schema.Array(RunScript),
  /** Results by the script's id. */
  results: Schema.Record(Schema.String, RunResult),
})
export type Run = typeof Run.Type

const decode = Schema.decodeUnknownSync(Run)

/** Reads a run. Throws if the text is not a run, because unreadable results must not be overwritten. */
export const readRun = (text: string): Run => decode(JSON.parse(text))
export const writeRun = (run: Run): string => `${JSON.stringify(run, null, 2)}\n`

export const resultOf = ({ results }: Run, { id }: Pick<RunScript, "id">): RunResult | null =>
  Object.hasOwn(results, id) ? results[id]! : null

/** Counts the scripts by result. A script without a result is "open". */
export const countsOf = (run: Run): Readonly<Record<Status | "open" | "all", number>> => {
  const count = (status: Status | undefined) =>
    run.scripts.filter((script) => resultOf(run, script)?.status === status).length
  return {
    all: run.scripts.length,
    open: count(undefined),
    passed: count("passed"),
    failed: count("failed"),
    blocked: count("blocked"),
  }
}
