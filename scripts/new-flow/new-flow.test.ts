import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { flowsOf } from "../generate/flows.ts"
import { inRoot } from "../root.ts"
import { edits, nextStateSet } from "./entries.ts"
import { filesOf } from "./parts.ts"

const flow = { area: "cabinet", stem: "rename-contract", name: "renameContract", stateSet: 201 }

it("writes every file that a flow needs", () => {
  expect(flowsOf(filesOf(flow))).toEqual([
    {
      name: "renameContract",
      area: "cabinet",
      machine: "src/machines/cabinet/rename-contract/rename-contract.machine.ts",
      model: "src/machines/cabinet/rename-contract/rename-contract.model.ts",
      walk: "src/ui/cabinet/rename-contract/rename-contract.walk.tsx",
    },
  ])
})

it.each(Object.entries(edits))("finds its place in %s", (file, edit) => {
  const text = readFileSync(inRoot(file), "utf8")
  const changed = edit(text, flow)
  expect(changed).not.toBe(text)
  expect(changed).toMatch(/[rR]enameContract|201\. Rename contract/)
})

it("numbers extensions from 201", () => {
  expect(nextStateSet("101. One\n102. Two\n")).toBe(201)
  expect(nextStateSet("102. Two\n\n**Extensions**\n\n201. Three\n")).toBe(202)
})
