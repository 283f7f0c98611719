import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { type Mutant, applyMutation } from "./mutant.ts"
import { mutants } from "./mutants.ts"
import { exitCodeOf, runMutants, type Runner, staleMutantsIn, outcomeTable } from "./run-mutants.ts"
import { failedTests } from "./suite-runner.ts"
import { machines, type Suite, together, types, unit } from "./suites.ts"

const dead: Mutant = {
  name: "dead",
  what: "the button | is dead",
  file: "button.ts",
  changes: [["onClick={send}", "onClick={nothing}"]],
  suites: [unit("a"), types],
}
const source = "<button onClick={send} />"

describe("a fault", () => {
  it("changes the text in the places it names", () => {
    const swap: Mutant = {
      ...dead,
      changes: [
        ["to a", "to $&"],
        ["or b", "or a"],
      ],
    }
    expect(applyMutation("to a or b", swap)).toBe("to $& or a")
  })
  it("reports a missing text", () => {
    expect(() => applyMutation("<button />", dead)).toThrow(
      "dead: found 0 times in button.ts, not once:\nonClick={send}\n",
    )
  })
  it("reports an ambiguous text", () => {
    expect(() => applyMutation(source + source, dead)).toThrow("dead: found 2 times in button.ts")
  })
})

type Failing = Readonly<Record<string, readonly string[]>>

/** A tree of one file, and suites that fail as configured while the fault is in it. */
const field = (failing: Failing, anyway: Failing = {}) => {
  let text = source
  const seen: string[] = []
  const run: Runner = async ({ kind }) => {
    const broken = text !== source
    seen.push(`${kind} ${broken ? "with the fault" : "intact"}`)
    return [...(anyway[kind] ?? []), ...(broken ? (failing[kind] ?? []) : [])]
  }
  const tree = {
    read: async () => text,
    write: async (_: string, now: string) => {
      text = now
    },
  }
  return { tree, run, seen, say: () => undefined, text: () => text }
}

describe("planting", () => {
  it("reports which test caught the mutant, stops at the first, and restores the text", async () => {
    const here = field({ unit: ["a › b", "a › c"], types: ["TS1"] })
    const outcomes = await runMutants([dead], here)
    expect(outcomes).toEqual([{ fault: dead, caught: { suite: "unit", test: "a › b" }, seconds: expect.any(Number) }])
    expect(here.seen).toEqual(["unit intact", "types intact", "unit with the fault"])
    expect(here.text()).toBe(source)
    expect(exitCodeOf(outcomes)).toBe(0)
  })
  it("continues with the next suite when one passes", async () => {
    const outcomes = await runMutants([dead], field({ types: ["TS1"] }))
    expect(outcomes[0]?.caught).toEqual({ suite: "types", test: "TS1" })
  })
  it("ends with 1 when a fault survives", async () => {
    const outcomes = await runMutants([dead], field({}))
    expect(outcomes[0]?.caught).toBeNull()
    expect(exitCodeOf(outcomes)).toBe(1)
    expect(outcomeTable(outcomes)).toContain("| the button \\| is dead | **nothing** |")
  })
  it("ignores tests that fail without the mutant", async () => {
    const outcomes = await runMutants([dead], field({}, { unit: ["always"] }))
    expect(outcomes[0]?.caught).toBeNull()
  })
  it("ends with 1 when nothing was planted", () => {
    expect(exitCodeOf([])).toBe(1)
  })
  it("restores the text when a suite crashes", async () => {
    const here = field({})
    const run: Runner = async () => {
      if (here.text() !== source) throw new Error("no browser")
      return []
    }
    await expect(runMutants([dead], { ...here, run })).rejects.toThrow("no browser")
    expect(here.text()).toBe(source)
  })
})

describe("suites", () => {
  it("run once for all faults", () => {
    expect(together([unit("b"), types, unit("a", "b")])).toEqual([unit("a", "b"), types])
  })
  it("name a file that did not load", () => {
    const report = {
      success: false,
      testResults: [
        { name: "/tree/tests/a.test.ts", status: "failed", message: "SyntaxError: no\n  at x", assertionResults: [] },
        {
          name: "/tree/tests/b.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "does" },
            { status: "failed", fullName: "does not" },
          ],
        },
      ],
    }
    expect(failedTests(report, "/tree", "unit")).toEqual(["tests/a.test.ts: SyntaxError: no", "b.test.ts › does not"])
  })
  it("count as not caught when no test ran", () => {
    expect(() => failedTests({ success: false, testResults: [] }, "/tree", "unit gone.test.ts")).toThrow(
      "No tests in: unit gone.test.ts",
    )
  })
})

describe("the list of faults", () => {
  it("has a name of its own for each, and a suite that should notice", () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect(mutants.filter(({ suites, changes }) => suites.length === 0 || changes.length === 0)).toEqual([])
    expect(mutants.some(({ suites }) => suites.includes(machines))).toBe(true)
    expect(mutants.length).toBeGreaterThanOrEqual(24)
  })
  it("names existing suites", async () => {
    const walks = await readFile(inRoot("src/ui/generated/walks.ts"), "utf8")
    const isThere =
      ({ kind }: Suite) =>
      (name: string) => {
        if (kind === "walk") return walks.includes(`${name}: ${name}Walk`)
        return existsSync(inRoot(kind === "check" ? `scripts/checks/${name}.ts` : name))
      }
    const gone = mutants
      .flatMap(({ suites }) => suites)
      .flatMap((suite) => suite.of.filter((name) => !isThere(suite)(name)))
    expect(gone).toEqual([])
  })
  it("fits the tree: its text still exists", async () => {
    expect(await staleMutantsIn(mutants, { read: (file) => readFile(inRoot(file), "utf8") })).toEqual([])
  })
})
