import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ViteUserConfig } from "vitest/config"
import { startVitest, type TestCase } from "vitest/node"
import { createApi, documentOf } from "#sandbox/api.ts"
import { inRoot } from "#scripts/root.ts"
import { mutations } from "./mutations.ts"
import { extensions, requestsOf, site, startSandbox } from "./sandbox-servers.ts"

type Server = Awaited<ReturnType<Awaited<ReturnType<typeof startSandbox>>["listen"]>>

/** A project of Vitest, as `npm run conformance` starts it. */
const projectOf = (name: string, { url, account }: Server, WRITES: string, EXTENSIONS: string) => {
  const settings = { URL: url, SITE: site, AS: account, WRITES, EXTENSIONS }
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [`CONFORMANCE_${key}`, value]))
  const retry = Math.max(...Object.values(mutations).map(({ length }) => length))
  return { test: { name, include: ["tests/conformance/conformance.ts"], env, retry, testTimeout: 60_000 } }
}

/** The failures in all attempts of a test. */
const failuresOf = (test: TestCase | undefined): readonly string[] =>
  (test?.result().errors ?? []).map(({ message, diff = "" }) => `${message}\n${diff}`)

let close: () => Promise<void>
let whole: Server, careful: Server
/** The tests of a project, by their names. */
let testsOf: (project: string) => ReadonlyMap<string, TestCase>

beforeAll(async () => {
  const sandbox = await startSandbox()
  ;({ close } = sandbox)
  whole = await sandbox.listen()
  careful = await sandbox.listen()
  const projects = [projectOf("whole", whole, "yes", extensions.join()), projectOf("careful", careful, "", "")]
  const options = { root: inRoot("."), config: false as const, watch: false, reporters: [{}] }
  const overrides: ViteUserConfig = { test: { projects } }
  const { state } = await startVitest("test", [], options, overrides)
  testsOf = (project) => {
    const module = state.getTestModules().find((module) => module.project.name === project)
    return new Map([...(module?.children.allTests() ?? [])].map((test) => [test.name, test]))
  }
}, 180_000)
afterAll(() => close())

const inState = (project: string, state: "passed" | "failed" | "skipped"): readonly string[] =>
  [...testsOf(project)].filter(([, test]) => test.result().state === state).map(([name]) => name)

const writers = "refusals.ts or a test in account-rules.ts or order-rules.ts"
/** A call that no test makes, with the files that can make it. */
const unmade = (call: string): string =>
  `${call}: needs a row in tests/conformance/${call.startsWith("GET ") ? "reading.ts or a test in reading-rules.ts" : writers}`

it("the sandbox passes, and every call of the document is made", () => {
  expect(inState("whole", "passed")).toEqual([...testsOf("whole").keys()])
  const calls = Object.entries(documentOf(createApi()).paths).flatMap(([path, all]) =>
    Object.keys(all).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const isMade = (call: string) => [...whole.requests].some((request) => requestsOf(call).test(request))
  expect(calls.filter((call) => !isMade(call)).map(unmade)).toEqual([])
})

describe("the mutations of the sandbox’s answers are noticed", () => {
  it.each(Object.entries(mutations))("by %s", (test, all) => {
    const found = all.map(({ found }) => expect.stringContaining(found))
    expect(failuresOf(testsOf("whole").get(test))).toEqual(found)
  })

  it("by no other test", () => {
    const failed = [...testsOf("whole")].filter(([, test]) => failuresOf(test).length > 0)
    expect(failed.map(([name]) => name).toSorted()).toEqual(Object.keys(mutations).toSorted())
  })
})

it("without --writes and extensions, their calls are neither made nor expected", () => {
  expect(inState("careful", "failed")).toEqual([])
  expect(inState("careful", "skipped")).toContain("POST /token/passkey/options: 200 (extension passkeys)")
  expect(inState("careful", "skipped")).toContain("GET /profile/sessions: 200 (extension sessions)")
  expect([...careful.requests].filter((request) => !request.startsWith("GET "))).toEqual(["POST /api/v1/token"])
})
