import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { isFile, read, findProofProblems } from "./proofs.ts"

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))

const head = "rule, implemented in, tested by"
/** The head of the table of deviations, which names no tests. */
const deviations = "specification, product, reason"

const describeWrongLine = (cells: readonly string[]): readonly string[] => {
  const [rule = "", file = "", tests = ""] = cells
  if (cells.length !== 3 || [rule, file, tests].includes(""))
    return ["a line has three cells: rule, implemented in, tested by"]
  const path = /^`([^`]+)`$/.exec(file)?.[1] ?? ""
  return [
    ...(isFile(path) ? [] : [`${file} does not exist`]),
    ...tests.split(/(?<="); (?=`)/).flatMap(findProofProblems),
  ]
}

const linesOf = (page: string) =>
  page
    .split(`| ${deviations.replaceAll(", ", " | ")} |`, 1)[0]!
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("|---"))
    .map(cellsOf)
const findWrongLines = (page: string) =>
  linesOf(page)
    .filter((cells) => cells.join(", ") !== head)
    .flatMap((cells) => describeWrongLine(cells).map((wrong) => `${cells[0]}: ${wrong}`))

const pages = readdirSync(inRoot("docs/rules"))
  .filter((file) => file.endsWith(".md") && !["README.md", "figures.md"].includes(file))
  .toSorted()

describe.each(pages)("docs/rules/%s", (file) => {
  const page = read(`docs/rules/${file}`)

  it("names existing files and tests", () => {
    expect(findWrongLines(page)).toEqual([])
  })

  it("has each rule once", () => {
    const rules = linesOf(page)
      .map(([rule]) => rule)
      .filter((rule) => rule !== "rule")
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  it("is linked from the README", () => {
    expect(read("docs/rules/README.md")).toContain(`](${file})`)
  })
})

it.each([
  ['| A | `src/nowhere.ts` | `tests/machines.test.ts` "can reach" |', "A: `src/nowhere.ts` does not exist"],
  ['| B | `package.json` | `tests/nowhere.test.ts` "b" |', "B: tests/nowhere.test.ts does not exist"],
  ['| C | `package.json` | `src/domain/shared/timing.ts` "c" |', "C: src/domain/shared/timing.ts is not a test"],
  [
    '| D | `package.json` | `tests/machines.test.ts` "no such words" |',
    'D: tests/machines.test.ts has "no such words" 0 times',
  ],
  ["| E | `package.json` |  |", "E: a line has three cells: rule, implemented in, tested by"],
])("%s is reported", (line, wrong) => {
  expect(findWrongLines(line)).toEqual([wrong])
})
