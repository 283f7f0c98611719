import { existsSync, readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { flowsOf } from "#scripts/generate/flows.ts"
import { inRoot } from "#scripts/root.ts"
import { kinds, readCall } from "./flow.ts"
import { editsFor, filesOf, nextStateSet } from "./template.ts"

const call = { method: "PATCH", path: "/contracts/{contractId}/example" } as const
const flow = {
  area: "cabinet",
  stem: "example-flow",
  name: "exampleFlow",
  russianTitle: "Пример",
  stateSet: 201,
  kind: "dialog",
  field: "name",
  refused: { name: "ExampleRefused", isNew: true },
  call,
  extension: { name: "exampleExtension", isNew: true },
} as const

it.each(kinds)("writes every file that a flow of the kind %s needs", (kind) => {
  const files = filesOf({ ...flow, kind, refused: kind === "load" ? null : flow.refused })
  expect(flowsOf(files)).toEqual([
    {
      name: "exampleFlow",
      hasNoScreen: false,
      area: "cabinet",
      machine: "src/machines/cabinet/example-flow.machine.ts",
      model: "src/machines/cabinet/example-flow.model.ts",
      walk: "src/ui/cabinet/example-flow.walk.tsx",
    },
  ])
  expect([...files.keys()].slice(5)).toEqual([
    "sandbox/routes/example-flow.ts",
    "sandbox/tests/example-flow.test.ts",
    "src/adapters/cabinet/example-flow.ts",
  ])
})

it("a flow without a call has no files for one", () => {
  expect(filesOf({ ...flow, call: null }).size).toBe(5)
})

it.each([...editsFor(flow)])("finds its place in %s", (file, edit) => {
  const text = readFileSync(inRoot(file), "utf8")
  const changed = edit(text)
  expect(changed.length).toBeGreaterThan(text.length)
  expect(changed).toMatch(/exampleFlow|\{id\}\/example|exampleExtension|ExampleRefused/)
})

it.each([
  ["refusals.ts", "form", "PATCH /profile/example", '  ["PATCH /profile/example", { name: "Cold wallet" }, 204],'],
  ["reading.ts", "load", "GET /example", '  ["GET /example", {}, 204],'],
] as const)("makes a call without an id in tests/conformance/%s", (file, kind, made, row) => {
  const path = `tests/conformance/${file}`
  const changed = editsFor({ ...flow, kind, call: readCall(made) }).get(path)!(readFileSync(inRoot(path), "utf8"))
  const lines = changed.split("\n")
  expect(lines.slice(lines.indexOf("const own: readonly Row[] = ["))).toContain(row)
  expect([...editsFor(flow).keys()]).not.toContain(path)
})

it.each(readdirSync(inRoot("src/machines")).filter((area) => existsSync(inRoot(`docs/states/${area}`))))(
  "finds the texts and the rules of %s",
  (area) => {
    for (const file of editsFor({ ...flow, area }).keys()) expect(existsSync(inRoot(file)), file).toBe(true)
  },
)

it("requires the extension first", () => {
  expect(filesOf(flow).get("sandbox/routes/example-flow.ts")).toContain(
    'async (c) => {\n    requireExtension(c, "exampleExtension")\n',
  )
})

it.each([
  ["POST", "/contracts/{contractId}/example", true, "GET /contracts/{id}", "/contracts/{id}/example"],
  [
    "PATCH",
    "/orders/{orderId}/items/{itemId}/note",
    false,
    "PATCH /orders/{id}/items/{itemId}",
    "/orders/{id}/items/{itemId}/note",
  ],
  ["PUT", "/profile/bitcoinaddress/label", false, "PATCH /profile/ethereumaddress", "/profile/bitcoinaddress/label"],
  ["GET", "/contracts/example", false, "GET /contracts/", "/contracts/example"],
  ["GET", "/news", true, "GET /record", "/news"],
] as const)("puts %s %s, of an extension: %s, below %s", (method, path, isExtension, above, spelled) => {
  const extension = isExtension ? { name: "contracts", isNew: false } : null
  const lines = editsFor({ ...flow, call: { method, path }, extension }).get("docs/api.md")!(
    readFileSync(inRoot("docs/api.md"), "utf8"),
  ).split("\n")
  const at = lines.findIndex((line) => line.startsWith(`| ${method} ${spelled} |`))
  expect(lines[at - 1]).toContain(`| ${above} |`)
  expect(at > lines.indexOf("## Extensions")).toBe(isExtension)
})

it("reads a call as docs/api.md writes it", () => {
  expect(readCall("PATCH /contracts/{contractId}/example")).toEqual(call)
  expect(["patch /contracts", "FETCH /contracts", "GET contracts", "GET"].map(readCall)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it("numbers extensions from 201", () => {
  const head = "Machine `name` · state sets "
  expect(nextStateSet([`${head}101, 102`, `${head}3 · Имя`])).toBe(201)
  expect(nextStateSet([`${head}101, 203 · Имя`, `${head}202`])).toBe(204)
})
