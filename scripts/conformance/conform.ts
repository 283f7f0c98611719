import type { Document } from "#sandbox/openapi/types.ts"
import type { Difference } from "./difference.ts"
import { createSend, type Fetch } from "./exchange.ts"
import { createJudge } from "./judge.ts"
import { type Account, createKit, Limited, type Step } from "./kit.ts"
import { readingRuleSteps } from "./reading-rules.ts"
import { readingSteps } from "./reading.ts"
import { writingRuleSteps } from "./writing-rules.ts"
import { writingSteps } from "./writing.ts"

export interface Target {
  readonly fetch: Fetch
  /** Of the API: "https://api.example". */
  readonly origin: string
  /** Of the pages; the same unless the API is at an origin of its own. */
  readonly site: string
  readonly extensions: readonly string[]
  readonly account: Account | null
  readonly writes: boolean
}

export interface Result {
  readonly step: string
  readonly outcome: "passed" | "differs" | "skipped"
  /** Why it was skipped. */
  readonly reason: string
  readonly differences: readonly Difference[]
}

export interface Report {
  readonly origin: string
  readonly extensions: readonly string[]
  readonly results: readonly Result[]
  /** Calls of the document that were made, and all there are. */
  readonly made: readonly string[]
  readonly calls: readonly string[]
}

const skipReason = ({ needs, extension }: Step, { extensions, account, writes }: Target): string | undefined => {
  if (extension !== undefined && !extensions.includes(extension)) return `config.json does not name ${extension}`
  if (needs !== "nothing" && account === null) return "needs --as email:password"
  return needs === "writes" && !writes ? "needs --writes" : undefined
}

const key = ({ call, what }: Difference): string => `${call} ${what.replaceAll(/\/\d+/g, "/0")}`
/** The same difference in every row of a list is one. */
const distinct = (differences: readonly Difference[]): readonly Difference[] =>
  [...new Map(differences.toReversed().map((difference) => [key(difference), difference])).values()].toReversed()

export const stepsOf = (document: Document): readonly Step[] => [
  ...readingSteps(document),
  ...readingRuleSteps,
  ...writingSteps(document),
  ...writingRuleSteps,
]

/** Makes every call that it may make, and judges every answer. */
export const conform = async (
  document: Document,
  target: Target,
  steps: readonly Step[] = stepsOf(document),
): Promise<Report> => {
  const { fetch, origin, site, account } = target
  const judge = createJudge(document, new Set(target.extensions), site === origin ? null : site)
  const made = new Set<string>()
  let found: readonly Difference[] = []
  const kit = createKit({
    send: createSend(fetch, origin, site),
    judge,
    account,
    record: (exchange, differences) => {
      if (exchange) made.add(exchange.ask.call)
      found = [...found, ...differences]
    },
  })
  const results: Result[] = []
  for (const step of steps) {
    const reason = skipReason(step, target)
    found = []
    const stopped =
      reason === undefined
        ? await step.run(kit).then(
            () => "",
            (error: unknown) => {
              if (error instanceof Limited) return `429: try again in ${error.message} s`
              // A step cannot go on with an answer that differs too much, such as an amount that is a number.
              return found.length > 0 ? "stopped by what differs" : Promise.reject(error)
            },
          )
        : reason
    const differences = distinct(found)
    const outcome = differences.length > 0 ? "differs" : stopped === "" ? "passed" : "skipped"
    results.push({ step: step.name, outcome, reason: stopped, differences })
  }
  const calls = Object.entries(document.paths).flatMap(([path, all]) =>
    Object.keys(all).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return { origin, extensions: target.extensions, results, made: [...made], calls }
}
