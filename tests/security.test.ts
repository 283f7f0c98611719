import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"
import { findProofProblems } from "./proofs.ts"

const page = readFileSync(inRoot("docs/security.md"), "utf8")
const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\| (?:L3 )?\d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
const [counted = "", level3 = ""] = page.split("\n## Level 3\n")
const rows = rowsOf(counted)

/** The number of requirements in ASVS 5.0: 70 of level 1 and 183 of level 2. */
const requirements = 253

it("docs/security.md answers each requirement of ASVS 5.0, levels 1 and 2, once", () => {
  const numbers = rows.flatMap(([, named = ""]) => named.split(", "))
  expect(numbers.filter((number) => !/^(?:[1-9]|1[0-7])\.\d+\.\d+$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(requirements)
  expect(numbers).toHaveLength(requirements)
})

it("each answer has its evidence or its reason, and the totals are right", () => {
  expect(rows.filter(({ length }) => length !== 6)).toEqual([])
  expect(rows.filter(([, , , , reason]) => reason === "")).toEqual([])
  const count = (met: string) =>
    rows.filter(([, , , answer]) => answer === met).flatMap(([, named = ""]) => named.split(", ")).length
  expect(page).toContain(
    `Of ${requirements} requirements ${count("yes")} are met and tested, ${count("read")} met as read, ${count("partly")} partly, ${count("no")} not, and ${count("n/a")} do not apply.`,
  )
})

/** Lists the rows without a required proof, and those with a proof that does not exist. */
const unproven = (table: ReadonlyArray<ReadonlyArray<string>>) =>
  table.flatMap(([, number = "", , met = "", evidence = ""]) => {
    const named = evidence.match(/`[^`]+` "[^"]+"/g) ?? []
    if (met === "yes" && named.length === 0) return [`${number} names no test`]
    return named.flatMap(findProofProblems).map((wrong) => `${number}: ${wrong}`)
  })

it("each answer “yes” names an existing test", () => {
  expect(unproven([...rows, ...rowsOf(level3)])).toEqual([])
})

it.each([
  ["| 1.1.1 | A | yes | `sandbox/csv.ts` |", "1.1.1 names no test"],
  [
    '| 1.1.2 | B | yes | `sandbox/csv.test.ts` "no such words" |',
    '1.1.2: sandbox/csv.test.ts has "no such words" 0 times',
  ],
  ['| L3 1.1.3 | C | yes | `sandbox/csv.ts` "csv" |', "L3 1.1.3: sandbox/csv.ts is not a test"],
])("%s is reported", (row, wrong) => {
  expect(unproven(rowsOf(row))).toEqual([wrong])
})

it.each(["docs/security.md", "SECURITY.md"])("%s names existing files", (name) => {
  const named = [
    ...readFileSync(inRoot(name), "utf8").matchAll(/`((?:src|sandbox|tests|scripts|docs|deploy|\.ci)\/[^`]+)`/g),
  ]
  const files = named.map(([, file = ""]) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([])
})
