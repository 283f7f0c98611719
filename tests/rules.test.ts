import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const root = new URL("../", import.meta.url)
const folder = new URL("docs/rules/", root)

/** What can fail: a test, the cases it reads, a walk through a screen, a row of a state table. */
const shows = /\.(test|spec)\.tsx?$|^tests\/.+\.tsx?$|\.walk\.tsx$|^docs\/states\/[\w-]+\.md$/

const isFile = (path: string) => /^[\w./-]+$/.test(path) && existsSync(new URL(path, root))
const read = (path: string) => readFileSync(new URL(path, root), "utf8")
const times = (text: string, part: string) => text.split(part).length - 1

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"))

const head = "rule, kept in, shown by"
/** What is otherwise than written is said, not shown. */
const otherwise = "written, what the product does, why"

/** What is wrong with one "shown by": nothing, or a sentence. */
const wrongProof = (proof: string): readonly string[] => {
  const found = /^`([^`]+)` "(.+)"$/.exec(proof)
  if (!found) return [`${proof} is not \`path\` "part of its name"`]
  const [, path = "", part = ""] = found
  if (!isFile(path)) return [`${path} is not there`]
  if (!shows.test(path)) return [`${path} is no test`]
  const there = times(read(path), part)
  return there === 1 ? [] : [`${path} has "${part}" ${there} times`]
}

const wrongLine = (cells: readonly string[]): readonly string[] => {
  const [rule = "", kept = "", shown = ""] = cells
  if (cells.length !== 3 || [rule, kept, shown].includes("")) return ["a line has three cells: rule, kept in, shown by"]
  const path = /^`([^`]+)`$/.exec(kept)?.[1] ?? ""
  return [
    ...(isFile(path) ? [] : [`${kept} is no file of the project`]),
    ...shown.split(/(?<="); (?=`)/).flatMap(wrongProof),
  ]
}

const linesOf = (page: string) =>
  page
    .split(`| ${otherwise.replaceAll(", ", " | ")} |`, 1)[0]!
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("|---"))
    .map(cellsOf)
const wrongIn = (page: string) =>
  linesOf(page)
    .filter((cells) => cells.join(", ") !== head)
    .flatMap((cells) => wrongLine(cells).map((wrong) => `${cells[0]}: ${wrong}`))

const pages = readdirSync(folder)
  .filter((file) => file.endsWith(".md") && file !== "README.md")
  .toSorted()

describe.each(pages)("docs/rules/%s", (file) => {
  const page = read(`docs/rules/${file}`)

  it("names files and tests that are there", () => {
    expect(wrongIn(page)).toEqual([])
  })

  it("says a rule once", () => {
    const rules = linesOf(page)
      .map(([rule]) => rule)
      .filter((rule) => rule !== "rule")
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  it("is named in the README", () => {
    expect(read("docs/rules/README.md")).toContain(`](${file})`)
  })
})

it.each([
  ['| A | `src/nowhere.ts` | `tests/machines.test.ts` "can reach" |', "A: `src/nowhere.ts` is no file of the project"],
  ['| B | `package.json` | `tests/nowhere.test.ts` "b" |', "B: tests/nowhere.test.ts is not there"],
  ['| C | `package.json` | `src/domain/timing.ts` "c" |', "C: src/domain/timing.ts is no test"],
  [
    '| D | `package.json` | `tests/machines.test.ts` "no such words" |',
    'D: tests/machines.test.ts has "no such words" 0 times',
  ],
  ["| E | `package.json` |  |", "E: a line has three cells: rule, kept in, shown by"],
])("%s is found wanting", (line, wrong) => {
  expect(wrongIn(line)).toEqual([wrong])
})
