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

/** The tests that need no browser and no server. They compare the machine, its words and its requests with the documents. */
export const documents = (flows: readonly FlowFiles[]): readonly string[] => [
  "tests/states-tables.test.ts",
  "tests/constants.test.ts",
  ...(flows.some(hasCall) ? ["tests/conformance/api-page.test.ts"] : []),
  "tests/machines.test.ts",
  "tests/paths/covered.test.ts",
  "tests/negative.test.ts",
  "tests/asked.test.ts",
  "tests/paths/unread.test.ts",
  "tests/paths/accepted-words.test.ts",
  ...(flows.some(hasRequests) ? [requests] : []),
]

/** The files that share out the machines of a run. A run with few machines needs only the first files. */
const sharesOf = (stem: string, machines: number): readonly string[] =>
  globSync(`tests/walks/${stem}-*.screen.test.tsx`, { cwd: root }).toSorted().slice(0, machines)

/** The tests of screen, stories and call. */
export const rest = (flows: readonly FlowFiles[]): readonly string[] => [
  ...sharesOf("walks", flows.length),
  ...sharesOf("negative", flows.length),
  ...flows.map(storiesFileOf),
  ...flows.filter(hasCall).map(ownTest),
  ...(flows.some(hasCall)
    ? ["sandbox/tests/access.test.ts", "sandbox/tests/pairs.test.ts", "tests/conformance/mutations.test.ts"]
    : []),
]

/** The projects of Vitest that contain these files. Further projects are left out, because each takes time to start. */
export const projectsOf = (files: readonly string[]): readonly string[] => {
  const projectOf = (file: string) =>
    file.includes(".stories.") ? "storybook" : file.startsWith("tests/walks/") ? "screens" : "unit"
  return [...new Set(files.map(projectOf))].flatMap((project) => ["--project", project])
}
