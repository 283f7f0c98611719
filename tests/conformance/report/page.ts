import { consequences } from "#tests/conformance/consequences.ts"
import type { Block } from "./blocks.ts"
import type { Finding, Findings, Occurrence } from "./findings.ts"

export interface Run {
  readonly origin: string
  readonly date: Date
  /** The options of the run, such as "--as EMAIL --writes". */
  readonly options: string
  readonly extensions: string
}

const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: "heading", level, text })
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The number of differences that the page shows in full. The other tests are only named. */
const shown = 3

const occurrenceBlocks = ({ test, call, difference }: Occurrence): readonly Block[] => [
  { kind: "text", strong: `${test}.`, text: call },
  { kind: "code", text: difference },
]

const findingBlocks = ({ name, seen: consequence, occurrences }: Finding): readonly Block[] => {
  const different = occurrences.filter(
    ({ difference }, index) => occurrences.findIndex((occurrence) => occurrence.difference === difference) === index,
  )
  const first = different.slice(0, shown)
  const tests = [...new Set(occurrences.filter((occurrence) => !first.includes(occurrence)).map(({ test }) => test))]
  return [
    heading(3, `${name} (${counted(occurrences.length, "time", "times")})`),
    ...(consequence === undefined
      ? []
      : [{ kind: "text", strong: "A customer sees:", text: `${consequence}.` } as const]),
    ...first.flatMap(occurrenceBlocks),
    ...(tests.length > 0 ? [{ kind: "text", text: "Also in:" } as const, { kind: "list", items: tests } as const] : []),
  ]
}

const section = (title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length > 0 ? [heading(2, title), ...blocks] : []
const list = (items: readonly string[]): readonly Block[] => (items.length > 0 ? [{ kind: "list", items }] : [])

export const titleOf = ({ origin }: Run): string => `Conformance of ${origin}`

/** Summarizes the results in one sentence, for the terminal and the beginning of the page. */
export const summaryOf = ({ findings, notBuilt, skipped, passed }: Findings): string =>
  [
    counted(findings.length, "finding", "findings"),
    `${counted(notBuilt.length, "call", "calls")} not built`,
    counted(passed.length, "check passed", "checks passed"),
    `${skipped.length} not made`,
  ].join(", ")

/** Writes the page that an operator passes on to the team that builds the server. */
export const pageOf = (run: Run, found: Findings): readonly Block[] => [
  heading(1, titleOf(run)),
  {
    kind: "table",
    rows: [
      ["Checked against", "docs/api.md and its OpenAPI document"],
      ["Date", run.date.toISOString().replace(/T(\d\d:\d\d).*/, " $1 UTC")],
      ["Options", run.options || "none: only what anybody may read"],
      ["Extensions", run.extensions.replaceAll(",", ", ") || "none"],
      ["Result", summaryOf(found)],
    ],
  },
  ...section("Findings", found.findings.flatMap(findingBlocks)),
  ...(found.findings.length === 0
    ? []
    : ([
        { kind: "text", text: "One test again; the server's log has its name in the user agent:" },
        {
          kind: "code",
          text: `npm run conformance -- ${[run.origin, run.options].join(" ").trim()} -t "GET /profile: 200"`,
        },
      ] as const)),
  ...section("Calls that are not built", [
    ...(found.notBuilt.length > 0
      ? [{ kind: "text", strong: "A customer sees:", text: `${consequences["not built"]}.` } as const]
      : []),
    ...list(found.notBuilt),
  ]),
  ...section("Not checked", list(found.skipped.map(({ test, reason }) => `${test}: ${reason}`))),
  ...section("Passed", list(found.passed)),
]
