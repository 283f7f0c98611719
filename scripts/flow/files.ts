import { existsSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { FlowFiles } from "#scripts/generate/flows.ts"
import { storiesFileOf } from "#scripts/generate/stories.ts"
import { inRoot } from "#scripts/root.ts"

const ownTest = ({ machine }: FlowFiles): string => `sandbox/tests/${basename(machine, ".machine.ts")}.test.ts`
/** Whether `npm run new-flow` wrote a call with the flow. */
const hasCall = (flow: FlowFiles): boolean => existsSync(inRoot(ownTest(flow)))

const requests = "src/adapters/shared/calls.test.ts"
const hasRequests = ({ machine }: FlowFiles): boolean => {
  const ports = [...readFileSync(inRoot(machine), "utf8").matchAll(/"(\w+)"\)/g)].map(([, port]) => `${port}(api`)
  const text = readFileSync(inRoot(requests), "utf8")
  return ports.some((port) => text.includes(port))
}

/** The tests that compare the machine with what is written, and need no browser. */
export const documents = (flows: readonly FlowFiles[]): readonly string[] => [
  "tests/states-tables.test.ts",
  "tests/constants.test.ts",
  ...(flows.some(hasCall) ? ["tests/conformance/api-page.test.ts"] : []),
  "tests/machines.test.ts",
  "tests/paths/covered.test.ts",
  "tests/negative.test.ts",
  "tests/asked.test.ts",
]

/** Screen, stories and call. */
export const rest = (flows: readonly FlowFiles[]): readonly string[] => [
  "tests/walks/walks-",
  "tests/walks/negative-",
  "tests/paths/unread.test.ts",
  "tests/paths/accepted-words.test.ts",
  ...flows.map(storiesFileOf),
  ...(flows.some(hasRequests) ? [requests] : []),
  ...flows.filter(hasCall).map(ownTest),
  ...(flows.some(hasCall)
    ? ["sandbox/tests/access.test.ts", "sandbox/tests/pairs.test.ts", "tests/conformance/mutations.test.ts"]
    : []),
]

/** The projects of Vitest that have these files, and no other: each takes a moment to start. */
export const projectsOf = (files: readonly string[]): readonly string[] => {
  const projectOf = (file: string) =>
    file.includes(".stories.") ? "storybook" : file.startsWith("tests/walks/") ? "screens" : "unit"
  return [...new Set(files.map(projectOf))].flatMap((project) => ["--project", project])
}
