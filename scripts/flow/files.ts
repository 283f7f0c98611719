import { existsSync, globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { FlowFiles } from "#scripts/generate/flows.ts"
import { storiesFileOf } from "#scripts/generate/stories.ts"
import { inRoot, root } from "#scripts/root.ts"

const ownTest = ({ machine }: FlowFiles): string => `sandbox/tests/${basename(machine, ".machine.ts")}.test.ts`
/** Returns true if `npm run new-flow` wrote a call with the flow. */
const hasCall = (flow: FlowFiles): boolean => existsSync(inRoot(ownTest(flow)))

const requests = "src/adapters/shared/calls.test.ts"
const hasRequests = ({ machine }: FlowFiles): boolean => {
  const ports = [...readFileSync(inRoot(machine), "utf8").matchAll(/"(\w+)"\)/g)].map(([, port]) => `${port}(api`)
  const text = readFileSync(inRoot(requests), "utf8")
  return ports.some((port) => text.includes(port))
}

/**
 * Lists the tests that need no browser and no server. The tests compare the machine, its words and its requests with
 * the documents.
 */
export const listDocumentTests = (flows: readonly FlowFiles[]): readonly string[] => [
  "tests/states-tables.test.ts",
  "tests/constants.test.ts",
  ...(flows.some(hasCall) ? ["tests/conformance/api-page.test.ts"] : []),
  "tests/machines.test.ts",
  "tests/paths/covered.test.ts",
  "tests/negative.test.ts",
  "tests/port-inputs.test.ts",
  "tests/paths/unread.test.ts",
  "tests/paths/accepted-texts.test.ts",
  ...(flows.some(hasRequests) ? [requests] : []),
]

/**
 * Lists the test files for this number of machines. The files share the machines out, so a run with few machines needs
 * only the first files.
 */
const sharesOf = (stem: string, machines: number): readonly string[] =>
  globSync(`tests/walks/${stem}-*.screen.test.tsx`, { cwd: root }).toSorted().slice(0, machines)

/** Lists the tests of screen, stories and call. */
export const listScreenTests = (flows: readonly FlowFiles[]): readonly string[] => [
  ...sharesOf("walks", flows.length),
  ...sharesOf("negative", flows.length),
  ...flows.map(storiesFileOf),
  ...flows.filter(hasCall).map(ownTest),
  ...(flows.some(hasCall)
    ? ["sandbox/tests/access.test.ts", "sandbox/tests/pairs.test.ts", "tests/conformance/mutations.test.ts"]
    : []),
]

/**
 * Returns the command-line options for the Vitest projects that contain these files. Every other project would only
 * take time to start.
 */
export const projectsOf = (files: readonly string[]): readonly string[] => {
  const projectOf = (file: string) =>
    file.includes(".stories.") ? "storybook" : file.startsWith("tests/walks/") ? "screens" : "unit"
  return [...new Set(files.map(projectOf))].flatMap((project) => ["--project", project])
}
