import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "./root.ts"

/** A failed test, the command that repeats it alone, and the beginning of its error, which may not appear a second time. */
export interface Failure {
  readonly name: string
  readonly repeat: string
  readonly reason: string
}

export interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[]
  }[]
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Vitest reads the name of a test as a regular expression. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const reasonOf = (message = ""): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 8)
    .join("\n")

export const failuresOfVitest = (files: readonly VitestFile[], projects: readonly string[]): readonly Failure[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const repeat = `npx vitest run ${projects.map((project) => `--project ${project}`).join(" ")} ${file}`
    const failed = assertionResults.filter((test) => test.status === "failed")
    return status === "failed" && failed.length === 0
      ? [{ name: file, repeat, reason: reasonOf(message) }]
      : failed.map(({ fullName, failureMessages }) => ({
          name: `${file} › ${fullName}`,
          repeat: `${repeat} -t ${quoted(literal(fullName))}`,
          reason: reasonOf(failureMessages?.[0]),
        }))
  })

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly PlaywrightSpec[]
}

export interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly ok: boolean
  readonly tests: readonly {
    readonly projectName: string
    readonly status: string
    readonly results: readonly {
      readonly duration: number
      readonly error?: { readonly message?: string }
      readonly attachments: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}

export const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** `command` is what runs these specs: "npm run e2e --". */
export const failuresOfPlaywright = (suites: readonly PlaywrightSuite[], command: string): readonly Failure[] =>
  suites.flatMap(specsIn).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        name: `${file} › ${title} [${projectName}]`,
        repeat: `${command} ${file}:${line} --project ${projectName}`,
        reason: reasonOf(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  )
