import { describe, expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { readReport } from "#scripts/paths/report/data.ts"
import { renderReport } from "#scripts/paths/report/report.ts"
import { walkMachine } from "#scripts/paths/walk/machine.ts"
import { stateSets } from "#tests/states-tables.ts"

const signIn = flows().find(({ name }) => name === "signIn")!
const walked = await walkMachine(signIn, "abc123")
const page = await renderReport(
  readReport({ signIn: { machine: walked, screen: { ...walked, pressed: { states: 6, controls: 34, wrong: [] } } } }),
)
/** Returns the part of the page from this id to the next flow or section. */
const section = (id: string) => {
  const from = page.indexOf(` id="${id}"`)
  const rest = page.slice(from)
  return rest.slice(0, /\n<(?:section|details class="flow")/.exec(rest)?.index ?? rest.length)
}

describe("the report of the paths", () => {
  it("loads nothing from elsewhere, so that it opens from disk", () => {
    expect([...page.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map((found) => found[1])).toEqual([])
    expect(page).not.toMatch(/<script [^>]*src|@import|url\((?!#)/)
  })

  it("lists every state set of the specification, and marks those without a test", () => {
    const rows = section("sets").split("<tr").slice(2)
    expect(rows.length).toBe(stateSets().size)
    const covered = new Set(flows().flatMap((flow) => flow.stateSets))
    expect(rows.filter((row) => row.includes("not yet covered")).length).toBe(
      [...stateSets().keys()].filter((number) => !covered.has(number)).length,
    )
  })

  it("lists uncovered flows first, and names the tests of covered ones", () => {
    expect(page.indexOf(' id="signIn"')).toBeGreaterThan(page.indexOf(' id="contracts"'))
    const rows = page.split("<tr").filter((row) => row.includes("data-words="))
    const searchTextOf = (name: string) =>
      rows.flatMap((row) => (row.includes(`href="#${name}"`) ? /data-words="([^"]*)"/.exec(row)![1]!.split(" ") : []))
    expect(searchTextOf("signIn").slice(0, 5)).toEqual(["account", "covered", "9", "16", "17"])
    expect(searchTextOf("contracts").slice(0, 6)).toEqual(["cabinet", "uncovered", "15", "40", "41", "45"])
    expect(section("signIn")).toContain(
      "34 controls were pressed in 6 states; none sent what its state does not accept",
    )
    expect(section("signIn")).not.toContain("✗ none")
    expect(section("contracts")).toContain("✗ none")
  })

  it("draws each state of a machine and each transition between them", () => {
    const drawn = section("contracts")
    expect(drawn.match(/class="node /g)!.length).toBe(
      flows().find(({ name }) => name === "contracts")!.model.states.length,
    )
    expect(drawn).toMatch(/loading → failed<\/title>[^]*?loadList CallFailed<\/text>/)
  })
})
