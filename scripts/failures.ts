import { relative } from "node:path"
import { root } from "./root.ts"

/** A failed test, and the command that repeats it alone. */
export interface Failure {
  readonly name: string
  readonly repeat: string
}

export interface VitestFile {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Vitest reads the name of a test as a regular expression. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

export const failuresOfVitest = (files: readonly VitestFile[], projects: readonly string[]): readonly Failure[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const repeat = `npx vitest run ${projects.map((project) => `--project ${project}`).join(" ")} ${file}`
    const failed = assertionResults.filter((test) => test.status === "failed")
    return status === "failed" && failed.length === 0
      ? [{ name: `${file}: ${message?.split("\n")[0] ?? ""}`, repeat }]
      : failed.map(({ fullName }) => ({
          name: `${file} › ${fullName}`,
          repeat: `${repeat} -t ${quoted(literal(fullName))}`,
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
      .map(({ projectName }) => ({
        name: `${file} › ${title} [${projectName}]`,
        repeat: `${command} ${file}:${line} --project ${projectName}`,
      })),
  )
