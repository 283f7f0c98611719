import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { checks } from "#scripts/check.ts"
import { inRoot } from "#scripts/root.ts"
import { applyMutation, type Mutant, mutants, parseMutants } from "./mutant.ts"
import { runMutants, findStaleMutants } from "./run-mutants.ts"
import { listFailedTests, listProblems, type Runner } from "./suite-runner.ts"

const [dead] = parseMutants(
  "# button.ts\n\ndead: the button is dead\nby unit a; check types\n- onClick={send}\n+ onClick={nothing}\n",
) as [Mutant]
const source = "<button onClick={send} />"

describe("a list of mutants", () => {
  it("contains files, suites and changes, and removes lines without a replacement", () => {
    const list =
      "# a.ts\n\nswap: a is b\nby walk signIn\n- to a\n+ to $&\n\nlost: no row\nby unit a b\n- | row |\n\n# b.ts\n\nlast: it\nby check lint\n- x\n+\n"
    expect(parseMutants(list)).toEqual([
      {
        name: "swap",
        what: "a is b",
        file: "a.ts",
        find: "to a",
        replace: "to $&",
        suites: [{ kind: "walk", names: ["signIn"] }],
      },
      {
        name: "lost",
        what: "no row",
        file: "a.ts",
        find: "| row |\n",
        replace: "",
        suites: [{ kind: "unit", names: ["a", "b"] }],
      },
      { name: "last", what: "it", file: "b.ts", find: "x", replace: "", suites: [{ kind: "check", names: ["lint"] }] },
    ])
    expect(() => parseMutants(list.replace("walk", "walks"))).toThrow("No suite: walks signIn")
    expect(() => parseMutants(list.replace("- to a\n", ""))).toThrow("No mutant of a.ts: swap: a is b")
  })
  it("is rejected if a text is missing or ambiguous", () => {
    expect(applyMutation(source, dead)).toBe("<button onClick={nothing} />")
    expect(() => applyMutation("<button />", dead)).toThrow(
      "dead: found 0 times in button.ts, not once:\nonClick={send}\n",
    )
    expect(() => applyMutation(source + source, dead)).toThrow("dead: found 2 times in button.ts")
  })
})

type Failing = Readonly<Record<string, readonly string[]>>

/** Runs the mutants on a tree of one file, with suites that fail as configured while the mutant is in it. */
const run = async (failing: Failing, anyway: Failing = {}) => {
  let text = source
  const seen: string[] = []
  const runSuite: Runner = ({ kind }) => {
    const broken = text !== source
    seen.push(`${kind} ${broken ? "with the mutant" : "intact"}`)
    if (broken && failing["crash"]) return Promise.reject(new Error("no browser"))
    return Promise.resolve([...(anyway[kind] ?? []), ...(broken ? (failing[kind] ?? []) : [])])
  }
  const write = (_: string, now: string) => Promise.resolve(void (text = now))
  const tree = { read: () => Promise.resolve(text), write }
  const caught = await runMutants([dead], { tree, run: runSuite, say: () => undefined }).then(
    ([outcome]) => outcome,
    String,
  )
  return { caught, seen, isRestored: text === source }
}

describe("a mutant", () => {
  it("is caught by the first failing test, and its text is restored", async () => {
    expect(await run({ unit: ["a › b", "a › c"], check: ["TS1"] })).toEqual({
      caught: "unit: a › b",
      seen: ["unit intact", "check intact", "unit with the mutant"],
      isRestored: true,
    })
  })
  it.each<[string, Failing, Failing, string | null]>([
    ["is caught by the next suite when one passes", { check: ["TS1"] }, {}, "check: TS1"],
    ["survives when every suite passes", {}, {}, null],
    ["survives tests that fail without it", {}, { unit: ["always"] }, null],
    ["stops everything when a suite crashes", { crash: [""] }, {}, "Error: no browser"],
  ])("%s", async (_, failing, anyway, caught) => {
    expect(await run(failing, anyway)).toMatchObject({ caught, isRestored: true })
  })
})

describe("a suite", () => {
  it("reports its failed tests and failures outside of tests, and rejects a run without tests", () => {
    expect(
      listFailedTests({ passed: 3, failed: 1, failures: [{ name: "a › b", repeat: "", reason: "" }] }, "unit a"),
    ).toEqual(["a › b"])
    expect(listFailedTests({ passed: 3, failed: 1 }, "unit a")).toEqual(["unit a failed outside its tests"])
    expect(listFailedTests({ passed: 3, failed: 0 }, "unit a")).toEqual([])
    expect(() => listFailedTests({ passed: 0, failed: 0 }, "unit gone")).toThrow("No tests in: unit gone.")
  })
  it("reads the problems of a check without their line numbers", () => {
    const output =
      "✓ lists (1 s)\ntypes: src/a.ts(1,2): error TS1: No\n  more\nlint: src/b.ts:3 rule Words\n✗ lint (1 s)\n"
    expect(listProblems({ code: 1, output }, "check types")).toEqual(["src/a.ts: error TS1: No", "src/b.ts rule Words"])
    expect(listProblems({ code: 1, output: "" }, "check types")).toEqual(["check types ended with 1"])
    expect(listProblems({ code: 0, output }, "check types")).toEqual([])
  })
})

describe("the mutants of this project", () => {
  it("have unique names and existing suites, and are few", async () => {
    const walks = await readFile(inRoot("src/ui/generated/walks.ts"), "utf8")
    const isThere = (kind: string, name: string) =>
      kind === "walk"
        ? walks.includes(`${name}: ${name}Walk`)
        : kind === "check"
          ? name in checks
          : existsSync(inRoot(name))
    const suites = mutants.flatMap((mutant) => mutant.suites)
    expect(suites.flatMap(({ kind, names }) => names.filter((name) => !isThere(kind, name)))).toEqual([])
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect(mutants.length).toBeLessThanOrEqual(40)
  })
  it("match the code: each text occurs exactly once", async () => {
    const tree = { read: (file: string) => readFile(inRoot(file), "utf8"), write: () => Promise.resolve() }
    expect(await findStaleMutants(mutants, tree)).toEqual([])
  })
})
