import { existsSync, globSync, readFileSync } from "node:fs"
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import { camelCase } from "./generate/flows.ts"
import { kinds, methods, readCall } from "./new-flow/flow.ts"
import { editsFor, filesOf, nextStateSet } from "./new-flow/template.ts"
import { inRoot, root } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

const usage = `npm run new-flow -- <area> <name> --kind load|form|dialog --ru <Russian title> [--call "<method> <path>"] [--extension <name>], for example:
npm run new-flow -- cabinet rename-contract --kind dialog --ru "Переименование контракта" --call "PATCH /contracts/{contractId}"

load    shows what one call answers: loading, ready, error
form    a field on a page, which is saved: ready, saving, rateLimited, error, saved
dialog  a value, changed in a dialog that a button opens: closed, open, saving (which shows the new value at once), error

The call of an extension is below "Extensions" in docs/api.md; a new name is added to the lists of extensions.`

const refuse = (problem: string): never => {
  warn(process.argv.length === 2 ? usage : `${problem}\n${usage}`)
  process.exit(2)
}

const options = {
  kind: { type: "string" },
  ru: { type: "string" },
  call: { type: "string" },
  extension: { type: "string" },
} as const
const { positionals, values, tokens } = parseArgs({ options, allowPositionals: true, strict: false, tokens: true })
const unknown = tokens.find((token) => token.kind === "option" && !Object.hasOwn(options, token.name))
if (unknown?.kind === "option") refuse(unknownName("option", unknown.name, Object.keys(options)))

const [area = "", stem = ""] = positionals
const areas = (await readdir(inRoot("docs/states"), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const kind = kinds.find((each) => each === (values.kind ?? "load"))
const call = typeof values.call === "string" ? readCall(values.call) : null

if (!areas.includes(area)) refuse(unknownName("area", area, areas))
if (!/^[a-z]+(-[a-z]+)*$/.test(stem)) refuse(`"${stem}" is no name: lower case, with hyphens.`)
if (existsSync(inRoot(`docs/states/${area}/${stem}.md`))) refuse(`docs/states/${area}/${stem}.md exists.`)
if (typeof values.ru !== "string") refuse("A flow needs a Russian title.")
if (values.call !== undefined && call === null)
  refuse(`"${String(values.call)}" is no call: one of ${methods.join(", ")}, then a path with its ids in braces.`)
if (call !== null && (call.method === "GET") !== (kind === "load"))
  refuse('A flow that loads has a call by GET, and the others have one that changes something: see "--kind".')
if (values.extension !== undefined && (call === null || !/^[a-z]+$/i.test(String(values.extension))))
  refuse("An extension has a name of letters, and a call.")

const extension =
  values.extension === undefined
    ? null
    : {
        name: String(values.extension),
        isNew: !readFileSync(inRoot("sandbox/extensions.ts"), "utf8").includes(`"${String(values.extension)}"`),
      }
const flow = {
  area,
  stem,
  name: camelCase(stem),
  russianTitle: String(values.ru),
  stateSet: nextStateSet(
    globSync("docs/states/*/*.md", { cwd: root }).map((file) => readFileSync(inRoot(file), "utf8")),
  ),
  kind: kind ?? refuse(unknownName("kind", String(values.kind), kinds)),
  call,
  extension,
}
for (const [file, text] of filesOf(flow)) {
  await mkdir(dirname(inRoot(file)), { recursive: true })
  await writeFile(inRoot(file), text)
  say(`Wrote ${file}`)
}
for (const [file, edit] of editsFor(flow)) {
  await writeFile(inRoot(file), edit(await readFile(inRoot(file), "utf8")))
  say(`Changed ${file}`)
}
await run("oxfmt", [])
say(`
The flow works on its own; no page shows it yet. Next:
1. Answer the questions in docs/states/${area}/${stem}.md; each answer is a row.
2. npm run flow ${flow.name} says what its table, machine, screen and stories lack; -- --watch repeats it with each change.
3. ${call === null ? `Fill the port in src/main with an adapter of src/adapters/${area}` : "Write the rule of the sandbox, with the step of sandbox/migrations.ts and the row of sandbox/tables.ts for what it stores, and fill the port in src/main"}; show the screen on its page${extension === null ? "" : " where offersExtension says so"}.
4. Say in scripts/paths/app/wirings how the application reaches it, and write a story in tests/e2e/${area}.
5. npm test -- --changed=main runs what the change reaches. If a page looks different: npm run tool -- visual --update. CHANGELOG.md gets a line.
docs/adding-a-flow.md shows a real change.`)
