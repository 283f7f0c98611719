import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ViteUserConfig } from "vitest/config"
import { startVitest, type TestCase, type TestModule } from "vitest/node"
import { createApi, createApiDocument } from "#sandbox/api.ts"
import { inRoot } from "#scripts/root.ts"
import { findingsOf } from "./report/findings.ts"
import {
  extensions,
  mistakesOf,
  detectingTests,
  singleCallServer,
  requestsOf,
  site,
  startSandbox,
} from "./sandbox-servers.ts"

type Server = Awaited<ReturnType<Awaited<ReturnType<typeof startSandbox>>["listen"]>>

/** Returns a Vitest project with the settings that `npm run conformance` uses. */
const projectOf = (name: string, { url, account }: Server, WRITES: string, EXTENSIONS: string, only?: RegExp) => {
  const settings = { URL: url, SITE: site, AS: account, WRITES, EXTENSIONS }
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [`CONFORMANCE_${key}`, value]))
  const retry = Math.max(...detectingTests.map((test) => mistakesOf(test).length))
  const chosen = only && { testNamePattern: only }
  return { test: { name, include: ["tests/conformance/conformance.ts"], env, retry, testTimeout: 60_000, ...chosen } }
}

/** Tests that need a partner's account. */
const forPartners = /pages of GET .partnership|rewards agree with the sums/

/** Returns the failures of all attempts of a test. */
const failuresOf = (test: TestCase | undefined): readonly string[] =>
  (test?.result().errors ?? []).map(({ message, diff = "" }) => `${message}\n${diff}`)

/** Returns the words that the failures contain, in this order. A broken server may cause several failures at the same time. */
const foundInOrder = (failures: readonly string[], expectedTexts: readonly string[]): readonly string[] => {
  let next = 0
  for (const failure of failures) if (next < expectedTexts.length && failure.includes(expectedTexts[next]!)) next++
  return expectedTexts.slice(0, next)
}

let close: () => Promise<void>
let whole: Server, careful: Server, partner: Server, unfinished: Server
let moduleOf: (project: string) => TestModule
/** Returns the tests of a project by name. */
let testsOf: (project: string) => ReadonlyMap<string, TestCase>

beforeAll(async () => {
  const sandbox = await startSandbox()
  ;({ close } = sandbox)
  whole = await sandbox.listen()
  careful = await sandbox.listen()
  partner = await sandbox.listen("partner")
  unfinished = await sandbox.listen("miner", singleCallServer())
  const projects = [
    projectOf("whole", whole, "yes", extensions.join()),
    projectOf("careful", careful, "", ""),
    projectOf("partner", partner, "", extensions.join(), forPartners),
    projectOf("unfinished", { ...unfinished, account: "" }, "", ""),
  ]
  const options = { root: inRoot("."), config: false as const, watch: false, reporters: [{}] }
  const overrides: ViteUserConfig = { test: { projects } }
  const { state } = await startVitest("test", [], options, overrides)
  moduleOf = (project) => state.getTestModules().find((module) => module.project.name === project)!
  testsOf = (project) => new Map([...moduleOf(project).children.allTests()].map((test) => [test.name, test]))
}, 180_000)
afterAll(() => close())

/** Describes an unexpected response in one line: "the answer is 500 InternalError, not 404 NotFound". */
const unexpected = (test: TestCase): string => {
  const [first = ""] = (failuresOf(test)[0] ?? "skipped").split("\n")
  const [, ...answers] = /: expected \[ (.*) \] to deeply equal \[ (.*) \]$/.exec(first) ?? []
  const [is, wanted] = answers.map((answer) => answer.replaceAll(/, undefined|[',]/g, ""))
  return is === undefined ? first : `the answer is ${is}, not ${wanted}`
}

const inState = (project: string, state: "passed" | "failed" | "skipped"): readonly string[] =>
  [...testsOf(project)].filter(([, test]) => test.result().state === state).map(([name]) => name)

const writers = "refusals.ts or a test in account-rules.ts or order-rules.ts"
/** Describes a call that no test makes, with the files in which such a test belongs. */
const unmade = (call: string): string =>
  `${call}: needs a row in tests/conformance/${call.startsWith("GET ") ? "reading.ts or a test in reading-rules.ts" : writers}`

it("the sandbox passes all checks, which make every call of the document", () => {
  // A test whose responses have mistakes on purpose passes in its last attempt.
  const notPassed = (["whole", "partner"] as const).flatMap((project) =>
    [...testsOf(project)].filter(
      ([name, test]) => forPartners.test(name) === (project === "partner") && test.result().state !== "passed",
    ),
  )
  expect(notPassed.map(([name, test]) => `${name}: ${unexpected(test)}`)).toEqual([])
  const calls = Object.entries(createApiDocument(createApi()).paths).flatMap(([path, all]) =>
    Object.keys(all).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const isMade = (call: string) => [...whole.requests].some((request) => requestsOf(call).test(request))
  expect(calls.filter((call) => !isMade(call)).map(unmade)).toEqual([])
})

describe("changed responses of the sandbox and broken servers are detected", () => {
  it.each(detectingTests)("by the check “%s”", (test) => {
    const expectedTexts = mistakesOf(test).map(({ expectedMessage }) => expectedMessage)
    const ran = testsOf(forPartners.test(test) ? "partner" : "whole").get(test)
    // Each failed attempt detects one mistake, and the attempt after the last mistake passes.
    const noticed = { attempts: ran?.diagnostic()?.retryCount, words: foundInOrder(failuresOf(ran), expectedTexts) }
    expect(noticed, failuresOf(ran).join("\n")).toEqual({ attempts: expectedTexts.length, words: expectedTexts })
  })

  it("by no other check", () => {
    const failed = [...testsOf("whole"), ...testsOf("partner")].filter(([, test]) => failuresOf(test).length > 0)
    expect(failed.map(([name]) => name).toSorted()).toEqual(detectingTests)
  })
})

it("calls of --writes and of extensions are neither made nor expected without these options", () => {
  expect(inState("careful", "failed")).toEqual([])
  expect(inState("careful", "skipped")).toContain("POST /token/passkey/options: 200 (extension passkeys)")
  expect(inState("careful", "skipped")).toContain("GET /profile/sessions: 200 (extension sessions)")
  expect([...careful.requests].filter((request) => !request.startsWith("GET "))).toEqual(["POST /api/v1/token"])
})

it("calls that are not built are reported as one group", () => {
  const { findings, notBuilt, passed } = findingsOf([moduleOf("unfinished")])
  const reads = Object.entries(createApiDocument(createApi()).paths).flatMap(([path, { get }]) =>
    get && get["x-extension"] === undefined && path !== "/products" ? [`GET ${path}`] : [],
  )
  expect({ findings, notBuilt, failed: inState("unfinished", "failed") }).toEqual({
    findings: [],
    notBuilt: reads.toSorted(),
    failed: [],
  })
  expect(passed).toContain("GET /products?currencyId=eur: 200")
  expect(
    moduleOf("unfinished")
      .errors()
      .map(({ message }) => message),
  ).toEqual([expect.stringMatching(/^not built: expected \[ 'GET \/contracts', .* to deeply equal \[\]$/)])
})
