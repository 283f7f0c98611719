import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRoot } from "#scripts/root.ts"

const page = readFileSync(inRoot("docs/security.md"), "utf8")
const rows = page
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))

/** ASVS 5.0: 70 requirements of level 1, 183 of level 2. */
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
    `Of ${requirements} requirements ${count("yes")} are met, ${count("partly")} partly, ${count("no")} not, and ${count("n/a")} do not apply.`,
  )
})

it.each(["docs/security.md", "SECURITY.md"])("%s names files that exist", (name) => {
  const named = [
    ...readFileSync(inRoot(name), "utf8").matchAll(/`((?:src|sandbox|tests|scripts|docs|deploy|\.ci)\/[^`]+)`/g),
  ]
  const files = named.map(([, file = ""]) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([])
})
