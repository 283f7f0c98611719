import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { formatFlow, describeForTools } from "#scripts/paths/list.ts"
import { targetsOf } from "#scripts/paths/targets.ts"

const rates = flows().find(({ name }) => name === "rates")!
const [taken = ""] = targetsOf(rates.model).transitions

it("shows the properties of a machine, and how much of it the last walk covered", () => {
  const walked = {
    commit: "abc",
    milliseconds: 1,
    paths: { passed: 1, failed: ["rates-02: after that"] },
    answers: ["loadData ok", "loadRates gone"],
    transitions: { [taken]: ["rates-01"], "rates.gone on form.submit [0]": ["rates-01"] },
  }
  expect(formatFlow(rates, { rates: { machine: walked } })).toEqual([
    "rates · state sets 39",
    "  2 states: loading, ready",
    "  2 transitions, 1 paths",
    "  ports: loadData (ok)",
    "  timers: none",
    "  covered: machine 1/2 transitions, 1/1 port answers, 1 paths failed at abc; screen not walked; app not walked",
  ])
})

it("counts nothing as covered without a walk", () => {
  expect(formatFlow(rates, {}).at(-1)).toBe("  covered: machine not walked; screen not walked; app not walked")
})

it("returns the same data for test tools, in both languages", () => {
  const walked = {
    commit: "abc",
    milliseconds: 1,
    paths: { passed: 1, failed: ["rates-02: after that"] },
    answers: ["loadData ok"],
    transitions: { [taken]: ["rates-01"], "rates.gone on form.submit [0]": ["rates-01"] },
  }
  expect(describeForTools(rates, { rates: { machine: walked } })).toEqual({
    id: "rates",
    area: "money",
    titles: { "en-US": "Live rates", "ru-RU": "Текущие курсы" },
    stateSets: [39],
    table: "docs/states/money/rates.md",
    isManual: true,
    states: ["loading", "ready"],
    transitions: 2,
    ports: { loadData: ["ok"] },
    timers: [],
    paths: 1,
    covered: { machine: { commit: "abc", passed: 1, failed: 1, transitions: 1 }, screen: null, app: null },
  })
})
