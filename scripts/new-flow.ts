import { existsSync } from "node:fs"
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { editsFor, nextStateSet } from "./new-flow/entries.ts"
import { filesOf } from "./new-flow/parts.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { unknownName } from "./unknown-name.ts"

const usage = "npm run new-flow <area> <name>, for example: npm run new-flow money export-taxes"

const [area = "", stem = ""] = process.argv.slice(2)
const areas = (await readdir(inRoot("docs/states"), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const problem = !areas.includes(area)
  ? unknownName("area", area, areas)
  : !/^[a-z]+(-[a-z]+)*$/.test(stem)
    ? `"${stem}" is no name: lower case, with hyphens.`
    : existsSync(inRoot(`docs/states/${area}/${stem}.md`))
      ? `docs/states/${area}/${stem}.md exists.`
      : null

if (problem !== null) {
  warn(`${problem}\n${usage}`)
  process.exit(2)
}

const flow = {
  area,
  stem,
  name: stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  stateSet: nextStateSet(await readFile(inRoot("docs/states/README.md"), "utf8")),
}
for (const [file, text] of filesOf(flow)) {
  await mkdir(dirname(inRoot(file)), { recursive: true })
  await writeFile(inRoot(file), text)
  say(`Wrote ${file}`)
}
for (const [file, edit] of Object.entries(editsFor(flow))) {
  await writeFile(inRoot(file), edit(await readFile(inRoot(file), "utf8"), flow))
  say(`Changed ${file}`)
}
await run("oxfmt", [])
say(`
The flow works, but does nothing yet. Next:
1. Answer the questions in docs/states/${area}/${stem}.md; each answer is a row.
2. npm run flow ${flow.name} says what its table, machine, screen and stories lack; -- --watch repeats it with each change.
3. npx vitest run --project unit tests/paths/covered.test.ts -u records how many paths it has.
4. Fill the port in src/main with an adapter of src/adapters/${area}, and show the screen on its page.`)
