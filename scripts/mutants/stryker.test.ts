import { expect, it } from "vitest"
import { listProductFiles, roundsFor } from "./stryker.ts"

const machineOf = (area: string, stem: string, name: string) => ({
  name,
  machine: `src/machines/${area}/${stem}.machine.ts`,
})
const signIn = machineOf("account", "sign-in", "signIn")
const contracts = machineOf("cabinet", "contracts", "contracts")
const rewards = machineOf("partner", "rewards", "rewards")
const flows = [signIn, contracts, rewards]

it("mutates the code of domain and machines, and neither tests nor samples", () => {
  expect(listProductFiles(["src/domain/demo", "./src/domain/demo/demo.ts", contracts.machine])).toEqual([
    "src/domain/demo/demo.ts",
    contracts.machine,
  ])
  expect(listProductFiles(["src/domain"]).filter((file) => /test|fixtures|common-passwords/.test(file))).toEqual([])
  expect(listProductFiles(["src/machines"]).filter((file) => /model|kit|generated|test/.test(file))).toEqual([])
  expect(() => listProductFiles(["src/domain/shops"])).toThrow("There is no src/domain/shops.")
  expect(() => listProductFiles(["src/ui/site/paths.ts"])).toThrow(
    "No code of src/domain or src/machines in src/ui/site/paths.ts.",
  )
})

it("runs the domain with its own and the requested tests, and reuses the results", () => {
  expect(roundsFor(["src/domain/demo/demo.ts"], ["tests/shop/**"], flows)).toEqual([
    {
      files: ["src/domain/demo/demo.ts"],
      tests: ["src/domain/**/*.test.ts", "tests/shop/**"],
      environment: {},
      options: ["--incremental", "--incrementalFile", ".cache/mutants.json"],
    },
  ])
})

it("runs machines with the tests of the machines that import the files", () => {
  const files = ["src/domain/demo/demo.ts", "src/machines/shared/paged-list.ts"]
  const [domain, machines] = roundsFor(files, [], flows)
  expect(domain?.files).toEqual(["src/domain/demo/demo.ts"])
  expect(machines).toMatchObject({
    files: ["src/machines/shared/paged-list.ts"],
    environment: { VITE_WALK: "contracts,rewards" },
    options: [],
  })
  expect(machines?.tests).toContain("tests/states-tables.test.ts")
  expect(roundsFor([signIn.machine], [], flows)).toMatchObject([{ environment: { VITE_WALK: "signIn" } }])
})
