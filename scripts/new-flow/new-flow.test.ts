import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, it } from "vitest"
import { routeRules, type RouteName } from "#domain/site/routes.ts"
import { flowsOf } from "#scripts/generate/flows.ts"
import { localeFiles } from "#scripts/locale-files.ts"
import { inRoot } from "#scripts/root.ts"
import { budgets } from "#scripts/size.ts"
import { withApiRow } from "./api-row.ts"
import { fieldTypeNames, fieldTypes, readField } from "./fields.ts"
import { kinds, namespaceOf, readCall, readRefusal } from "./flow.ts"
import { describeNextSteps } from "./next-steps.ts"
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
  fieldType: "text",
  refused: [
    { name: "ExampleRefused", status: 400, isNew: true },
    { name: "ExampleState", status: 409, isNew: true },
  ],
  texts: { name: "exampleFlow", isNew: true },
  call,
  extension: { name: "exampleExtension", isNew: true },
} as const

it.each(kinds)("writes every file that a flow of the kind %s needs", (kind) => {
  const files = filesOf({ ...flow, kind, refused: kind === "load" ? [] : flow.refused })
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
    "locales/en-US/cabinet/exampleFlow.json",
    "locales/ru-RU/cabinet/exampleFlow.json",
  ])
})

it("shows a refusal of 400 at its field, and one of 409 above the form", () => {
  const files = filesOf({ ...flow, kind: "form" })
  const screen = files.get("src/ui/cabinet/example-flow.tsx")!
  expect(screen).toContain('(state.matches("exampleRefused") && t("exampleRefused")) ||')
  expect(screen).toContain("refusal={refusal}")
  expect(screen).toContain('{state.matches("exampleState") && <ResultNotice kind="danger">')
  const route = files.get("sandbox/routes/example-flow.ts")!
  expect(route).toContain('=== "Refused 1") throw createRefusal(400, "ExampleRefused", { field: "name" })')
  expect(route).toContain('=== "Refused 2") throw createRefusal(409, "ExampleState")')
  expect(route).toContain('refusals: { 400: ["ExampleRefused"], 409: ["ExampleState"] }')
  const api = editsFor(flow).get("docs/api.md")!(readFileSync(inRoot("docs/api.md"), "utf8"))
  expect(api).toContain("404; 400 `ExampleRefused` (field name); 409 `ExampleState` |")
  const box = filesOf({ ...flow, kind: "form", fieldType: "boolean" }).get("src/ui/cabinet/example-flow.tsx")!
  expect(box).toContain('{state.matches("exampleRefused") && <ResultNotice kind="danger">')
})

it("reads the status of a refusal", () => {
  expect(["NameTaken", "WrongState:409", "nameTaken", "NameTaken:500"].map(readRefusal)).toEqual([
    { name: "NameTaken", status: 400 },
    { name: "WrongState", status: 409 },
    null,
    null,
  ])
})

it("writes no files for a call if the flow has none", () => {
  expect(filesOf({ ...flow, call: null }).size).toBe(7)
})

it.each([...editsFor(flow)])("finds the place for its edit in %s", (file, edit) => {
  const text = readFileSync(inRoot(file), "utf8")
  const changed = edit(text)
  expect(changed.length).toBeGreaterThan(text.length)
  expect(changed).toMatch(/exampleFlow|\{\w+\}\/example|exampleExtension|ExampleRefused/)
})

it.each([
  ["refusals.ts", "form", "PATCH /profile/example", '  ["PATCH /profile/example", { name: "Cold wallet" }, 204],'],
  ["reading.ts", "load", "GET /example", '  ["GET /example", {}, 204],'],
] as const)("adds a call without an id to tests/conformance/%s", (file, kind, made, row) => {
  const path = `tests/conformance/${file}`
  const changed = editsFor({ ...flow, kind, call: readCall(made) }).get(path)!(readFileSync(inRoot(path), "utf8"))
  const lines = changed.split("\n")
  expect(lines.slice(lines.indexOf("const own: readonly Row[] = ["))).toContain(row)
  expect([...editsFor(flow).keys()]).not.toContain(path)
})

it("makes two calls send different values, and adds no pair for a call with an id", () => {
  const path = "sandbox/testing/pairs/account-calls.ts"
  const made = readCall("PUT /profile/example")
  const changed = editsFor({ ...flow, kind: "form", call: made }).get(path)!(readFileSync(inRoot(path), "utf8"))
  expect(changed).toContain(
    '"PUT /profile/example": own((_, side) => ({ body: { name: side === 0 ? "Cold wallet" : "Wallet" } })),',
  )
  for (const type of fieldTypeNames) expect(fieldTypes[type].otherWire).not.toBe(fieldTypes[type].wire)
  expect([...editsFor(flow).keys()]).not.toContain(path)
  expect(describeNextSteps(flow)).toContain("Write the request of its pairs in sandbox/testing/pairs")
})

it.each(readdirSync(inRoot("src/machines")).filter((area) => existsSync(inRoot(`docs/states/${area}`))))(
  "puts the texts of %s where no page with a size budget loads them",
  (area) => {
    const texts = namespaceOf(area, "exampleFlow")
    const weighed = Object.keys(budgets).flatMap((page) => routeRules[page as RouteName].texts)
    expect(["common", ...weighed]).not.toContain(texts)
    const isNew = !localeFiles("en-US").some((file) => basename(file, ".json") === texts)
    const edited = [...editsFor({ ...flow, area, texts: { name: texts, isNew } }).keys()]
    for (const file of edited) expect(existsSync(inRoot(file)), file).toBe(true)
    const inPlace = edited.filter((file) => file.startsWith("locales/"))
    expect(edited.includes("src/domain/site/routes.ts")).toBe(isNew && texts in routeRules)
    expect(inPlace).toEqual(isNew ? [] : ["en-US", "ru-RU"].map((locale) => `locales/${locale}/${area}/${texts}.json`))
  },
)

it("adds texts to the file that is named, below the flow's name", () => {
  const texts = { name: "history", isNew: false }
  const file = "locales/ru-RU/money/history.json"
  const json = editsFor({ ...flow, texts }).get(file)!(readFileSync(inRoot(file), "utf8"))
  expect(JSON.parse(json)).toMatchObject({ exampleFlow: { cancel: "Отмена" } })
  expect(filesOf({ ...flow, texts }).get("src/ui/cabinet/example-flow.tsx")).toContain('t("exampleFlow.cancel")')
  expect(filesOf(flow).get("src/ui/cabinet/example-flow.tsx")).toContain('t("cancel")')
})

const setting = {
  ...flow,
  ...({ area: "account", kind: "setting", field: "exampleValue", extension: null } as const),
  texts: { name: "settings", isNew: false },
  call: { method: "PATCH", path: "/profile/example-flow" },
} as const

it.each(fieldTypeNames)("adds a setting with a field of %s to every file, even beside another one", (fieldType) => {
  const own = editsFor({ ...setting, fieldType })
  const next = editsFor({ ...setting, fieldType, stem: "next-flow", name: "nextFlow", field: "nextValue" })
  for (const [file, edit] of own) {
    const changed = next.get(file)!(edit(readFileSync(inRoot(file), "utf8")))
    for (const name of ["example", "next"])
      expect(changed, file).toMatch(new RegExp(`${name}(?:Value|_value|Flow|-flow| value)|ExampleRefused`))
  }
  const text = (file: string) => own.get(file)!(readFileSync(inRoot(file), "utf8"))
  const { column, sql, decoded } = fieldTypes[fieldType]
  expect(text("sandbox/tables/accounts.ts")).toContain(`\n  example_value: ${column}\n`)
  expect(text("sandbox/migrations.ts")).toContain(`add "example_value" ${sql}\`,`)
  expect(text("src/domain/site/account.ts")).toContain(`\n  exampleValue: ${decoded},`)
  expect(own.has("sandbox/rules/erase-customer.ts")).toBe(fieldType !== "boolean")
})

it("reads the type of a field", () => {
  expect(["limit", "limit:decimal", "limit:money"].map(readField)).toEqual([
    { name: "limit", type: "text" },
    { name: "limit", type: "decimal" },
    null,
  ])
})

it("declares the call as part of its extension", () => {
  const [own, plain] = [flow, { ...flow, extension: null }].map((made) =>
    filesOf(made).get("sandbox/routes/example-flow.ts"),
  )
  expect(own).toContain('extension: "exampleExtension",\n')
  expect(plain).not.toContain("extension")
})

/** A short sample page, because the real one grows with every call. */
const page = `
| Call | Body |
|---|---|
| GET /contracts/ | |
| GET /orders/{id} | |
| PATCH /orders/{id}/items/{itemId} | | | 404 |
| PATCH /orders/{id}/code | | | the same |
| PATCH /profile/bitcoinaddress | |

## Extensions

| GET /record | |
| GET /contracts/{id} | |
| GET /partnership/codes | |
`

it.each([
  ["POST", "/contracts/{contractId}/example", true, "GET /contracts/{id}", "/contracts/{id}/example"],
  [
    "PATCH",
    "/orders/{orderId}/items/{itemId}/note",
    false,
    "PATCH /orders/{id}/code",
    "/orders/{id}/items/{itemId}/note",
  ],
  ["PUT", "/profile/bitcoinaddress/label", false, "PATCH /profile/bitcoinaddress", "/profile/bitcoinaddress/label"],
  ["GET", "/contracts/example", false, "GET /contracts/", "/contracts/example"],
  ["GET", "/news", true, "GET /partnership/codes", "/news"],
] as const)("puts %s %s, as an extension: %s, below %s", (method, path, isExtension, above, spelled) => {
  const lines = withApiRow(page, `| ${method} ${path} | |\n`, path, isExtension).split("\n")
  const at = lines.indexOf(`| ${method} ${spelled} | |`)
  expect(lines[at - 1]).toContain(`| ${above} |`)
  expect(at > lines.indexOf("## Extensions")).toBe(isExtension)
})

it("adds the row of a call to docs/api.md, and of an extension to its chapter", () => {
  const api = readFileSync(inRoot("docs/api.md"), "utf8")
  for (const extension of [null, { name: "contracts", isNew: false }]) {
    const lines = editsFor({ ...flow, extension }).get("docs/api.md")!(api).split("\n")
    const at = lines.findIndex((line) => /^\| PATCH \/contracts\/\{\w+\}\/example \|/.test(line))
    expect(at > lines.indexOf("## Extensions")).toBe(extension !== null)
    expect(at).toBeGreaterThan(0)
  }
})

it("reads a call in the notation of docs/api.md", () => {
  expect(readCall("PATCH /contracts/{contractId}/example")).toEqual(call)
  expect(["patch /contracts", "FETCH /contracts", "GET contracts", "GET"].map(readCall)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it("numbers the state sets of extensions from 201", () => {
  const head = "Machine `name` · state sets "
  expect(nextStateSet([`${head}101, 102`, `${head}3 · Имя`])).toBe(201)
  expect(nextStateSet([`${head}101, 203 · Имя`, `${head}202`])).toBe(204)
})
