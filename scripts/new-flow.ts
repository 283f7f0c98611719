import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import { extensions } from "#sandbox/extensions.ts"
import { messages } from "#sandbox/messages.ts"
import { camelCase } from "./generate/flows.ts"
import { fieldTypeNames, readField } from "./new-flow/fields.ts"
import { kinds, methods, namespaceOf, readCall, readRefusal } from "./new-flow/flow.ts"
import { describeNextSteps } from "./new-flow/next-steps.ts"
import { editsFor, filesOf, nextStateSet } from "./new-flow/template.ts"
import { printLine, printErrorLine } from "./print-line.ts"
import { inRoot, root } from "./root.ts"
import { run } from "./run.ts"
import { describeUnknownName } from "./unknown-name.ts"

const usage = `npm run new-flow -- <area> <name> --kind load|form|dialog|setting --ru <Russian title> [--field <name>[:<type>]] [--refused <Name>[:409] …] [--texts <file>] [--call "<method> <path>"] [--extension <name>], for example:
npm run new-flow -- cabinet rename-contract --kind dialog --field name --refused NameTaken --refused WrongState:409 --ru "Переименование контракта" --call "PATCH /contracts/{contractId}" --extension contracts

load    shows what one call answers: loading, ready, failed
form    a field on a page, which is saved: ready, sending, rateLimited, failed, saved
dialog  a value, changed in a dialog that a button opens: closed, open, sending (which shows the new value at once), rateLimited, failed
setting a form in a tab of the settings: the tab, its row with the present value, the field of the profile, the column and the call PATCH /profile/<name>

--field is what the form has and the call sends, "value" without it; its type is text, decimal, integer, boolean or date. --refused is a refusal with a state and a text of its own, and may be repeated:
400 at the field, or with :409 a notice above the form. Any other is the state failed.
--texts is the file of the texts, locales/<locale>/*/<file>.json: that of the page that shows the flow; a name that is new makes one. Without it that of the page
which shows most flows of the area: settings (account), contract (cabinet), order (orders), pay (payments), partner, demo. Flows of money, shop and site get a file each.
The call of an extension is below "Extensions" in docs/api.md; a new name is added to the lists of extensions.`

const refuse = (problem: string): never => {
  printErrorLine(process.argv.length === 2 ? usage : `${problem}\n${usage}`)
  process.exit(2)
}

const text = { type: "string" } as const
const options = {
  kind: text,
  ru: text,
  field: text,
  refused: { ...text, multiple: true },
  call: text,
  extension: text,
  texts: text,
}
const { positionals, values, tokens } = parseArgs({ options, allowPositionals: true, strict: false, tokens: true })
const unknown = tokens.find((token) => token.kind === "option" && !Object.hasOwn(options, token.name))
if (unknown?.kind === "option") refuse(describeUnknownName("option", unknown.name, Object.keys(options)))

const [area = "", stem = ""] = positionals
const areas = readdirSync(inRoot("docs/states")).filter((name) => !name.endsWith(".md"))
const kind = kinds.find((each) => each === (values.kind ?? "load"))
const refused = [values.refused ?? []]
  .flat()
  .map(
    (given) => readRefusal(String(given)) ?? refuse(`"${String(given)}" is no refusal: PascalCase, with :400 or :409.`),
  )
const field =
  readField(String(values.field ?? "value")) ??
  refuse(`"${String(values.field)}" has no type of ${fieldTypeNames.join(", ")}.`)
const isSetting = kind === "setting"
const callText = values.call ?? (isSetting ? `PATCH /profile/${stem}` : undefined)
const call = typeof callText === "string" ? readCall(callText) : null

if (!areas.includes(area)) refuse(describeUnknownName("area", area, areas))
if (!/^[a-z]+(-[a-z]+)*$/.test(stem)) refuse(`"${stem}" is no name: lower case, with hyphens.`)
if (existsSync(inRoot(`docs/states/${area}/${stem}.md`))) refuse(`docs/states/${area}/${stem}.md exists.`)
if (typeof values.ru !== "string") refuse("A flow needs a Russian title.")
if (values.call !== undefined && call === null)
  refuse(`"${String(values.call)}" is no call: one of ${methods.join(", ")}, then a path with its ids in braces.`)
if (call !== null && (call.method === "GET") !== (kind === "load"))
  refuse('A flow that loads has a call by GET, and the others have one that changes something: see "--kind".')
if (kind === "load" && (values.field ?? values.refused) !== undefined) refuse("A flow that loads has no form.")
if (
  isSetting &&
  (area !== "account" || values.extension !== undefined || values.texts !== undefined || call?.path.includes("{"))
)
  refuse(
    "A setting is one of the account: no other area, no extension or texts of its own, no id in its call. A setting of an extension is a form.",
  )
if (kind === "dialog" && field.type === "boolean") refuse("A box needs no dialog: it is a form.")
if (!/^[a-z][a-zA-Z]*$/.test(field.name) || ["typed", "failure", "type"].includes(field.name))
  refuse(`"${field.name}" is no field: camelCase, and not typed, failure or type.`)
if (field.type === "boolean" && refused.length > 1) refuse("A box has one refusal at most: its other value is saved.")
if (values.texts !== undefined && !/^[a-z][a-zA-Z]*$/.test(String(values.texts)))
  refuse(`"${String(values.texts)}" is no file of texts: a name in camelCase, without folder and ending.`)
if (values.extension !== undefined && (call === null || !/^[a-z]+$/i.test(String(values.extension))))
  refuse("An extension has a name of letters, and a call.")

/**
 * Returns the name with `isNew`, which is true if the list does not contain the name yet. Returns null without a name.
 */
const addToList = (name: string | boolean | undefined, list: readonly string[]) =>
  name === undefined ? null : { name: String(name), isNew: !list.includes(String(name)) }
const name = camelCase(stem)
const texts = String(values.texts ?? namespaceOf(area, name))
const flow = {
  area,
  stem,
  name,
  russianTitle: String(values.ru),
  stateSet: nextStateSet(
    globSync("docs/states/*/*.md", { cwd: root }).map((file) => readFileSync(inRoot(file), "utf8")),
  ),
  kind: kind ?? refuse(describeUnknownName("kind", String(values.kind), kinds)),
  field: field.name,
  fieldType: field.type,
  refused: refused.map((each) => ({ ...each, isNew: !(each.name in messages) })),
  texts: { name: texts, isNew: globSync(`locales/en-US/*/${texts}.json`, { cwd: root }).length === 0 },
  call,
  extension: addToList(values.extension, extensions),
}
// Reads and changes all files before it writes any, so that an error leaves no half-written flow.
const edits = await Promise.all(
  [...editsFor(flow)].map(async ([file, edit]) => [file, edit(await readFile(inRoot(file), "utf8"))] as const),
)
for (const [file, content] of filesOf(flow)) {
  await mkdir(dirname(inRoot(file)), { recursive: true })
  await writeFile(inRoot(file), content)
  printLine(`Wrote ${file}`)
}
for (const [file, content] of edits) {
  await writeFile(inRoot(file), content)
  printLine(`Changed ${file}`)
}
await run("oxfmt", [])
printLine(describeNextSteps(flow))
