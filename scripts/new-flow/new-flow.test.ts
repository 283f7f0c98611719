import { existsSync, readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { flowsOf } from "#scripts/generate/flows.ts"
import { inRoot } from "#scripts/root.ts"
import { editsFor, nextStateSet } from "./entries.ts"
import { filesOf } from "./parts.ts"

const flow = { area: "cabinet", stem: "example-flow", name: "exampleFlow", stateSet: 201 }

it("writes every file that a flow needs", () => {
  expect(flowsOf(filesOf(flow))).toEqual([
    {
      name: "exampleFlow",
      hasNoScreen: false,
      area: "cabinet",
      machine: "src/machines/cabinet/example-flow.machine.ts",
      model: "src/machines/cabinet/example-flow.model.ts",
      walk: "src/ui/cabinet/example-flow.walk.tsx",
    },
  ])
})

it.each(Object.entries(editsFor(flow)))("finds its place in %s", (file, edit) => {
  const text = readFileSync(inRoot(file), "utf8")
  const changed = edit(text, flow)
  expect(changed).not.toBe(text)
  expect(changed).toMatch(/exampleFlow|ExampleFlow|201\. Example flow/)
})

it.each(readdirSync(inRoot("src/machines")).filter((area) => existsSync(inRoot(`docs/states/${area}`))))(
  "finds the texts of %s",
  (area) => {
    for (const file of Object.keys(editsFor({ ...flow, area }))) expect(existsSync(inRoot(file)), file).toBe(true)
  },
)

it("numbers extensions from 201", () => {
  expect(nextStateSet("101. One\n102. Two\n")).toBe(201)
  expect(nextStateSet("102. Two\n\n**Extensions**\n\n201. Three\n")).toBe(202)
})
