import { flowTitle } from "#ui/story/story-names.ts"
import { requestLine } from "./call.ts"
import { idsOf, namespaceOf, portOf, type NewFlow } from "./flow.ts"
import { templatesOf } from "./parts.ts"

/** Inserts the text behind the first place where the marker stands. */
const after = (text: string, marker: string | RegExp, inserted: string): string => {
  const found = typeof marker === "string" ? marker : marker.exec(text)?.[0]
  const at = found === undefined ? -1 : text.indexOf(found)
  if (found === undefined || at < 0) throw new Error(`There is no ${String(marker)}`)
  return text.slice(0, at + found.length) + inserted + text.slice(at + found.length)
}

const withTexts = (text: string, flow: NewFlow, language: 0 | 1): string => {
  const texts = Object.entries(templatesOf(flow).texts).map(([key, words]) => [key, words[language]])
  return `${JSON.stringify({ ...(JSON.parse(text) as object), [flow.name]: Object.fromEntries(texts) }, null, 2)}\n`
}

/** Behind the specification's state sets and the extensions that the tables name. */
export const nextStateSet = (tables: readonly string[]): number =>
  1 +
  Math.max(200, ...tables.flatMap((table) => /state sets ([\d, ]*\d)/.exec(table)?.[1]?.split(",").map(Number) ?? []))

const rulesPage = ({ area }: NewFlow): string => (["shop", "orders", "payments"].includes(area) ? "buying" : "cabinet")

const ruleOf = ({ name, area, stem, kind }: NewFlow): string => {
  const row = kind === "load" ? "error \\| load.retry \\| loading" : "error \\| form.submit \\| saving"
  return (
    `| ${flowTitle(name)}: after a failure it can be tried once more | \`src/machines/${area}/${stem}.machine.ts\` ` +
    `| \`docs/states/${area}/${stem}.md\` "${row}" |\n`
  )
}

type Edit = (text: string, flow: NewFlow) => string

const callEdits = (flow: NewFlow): Readonly<Record<string, Edit>> => {
  const { call, stem, area, name } = flow
  if (call === null) return {}
  const written = `${call.method} ${call.path}`
  const request = flow.kind === "load" ? "" : "`{value}`"
  return {
    "docs/api.md": (text) =>
      after(
        text,
        /^\| GET \/partnership\/rewards.*\n/m,
        `| ${written} | ${request} | 204 | ${idsOf(flow).length > 0 ? "404" : ""} |\n`,
      ),
    "sandbox/api.ts": (text) =>
      after(
        after(text, 'routes/address-book.ts"\n', `import { ${name}Routes } from "./routes/${stem}.ts"\n`),
        "addressBookRoutes(api)\n",
        `  ${name}Routes(api)\n`,
      ),
    ...(idsOf(flow).length > 0
      ? {
          "sandbox/full/access-calls.ts": (text: string) =>
            after(text, "covered: readonly string[] = [\n", `  // sandbox/tests/${stem}.test.ts\n  "${written}",\n`),
        }
      : {}),
    "src/adapters/shared/calls.test.ts": (text) =>
      after(
        after(
          text,
          /^import .*account\/account.ts"\n/m,
          `import { ${portOf(flow)} } from "#adapters/${area}/${stem}.ts"\n`,
        ),
        "readonly [what: string]: Line } = {\n",
        requestLine(flow, call),
      ),
  }
}

/** What existing files say about the flow, by path. */
export const editsFor = (flow: NewFlow): Readonly<Record<string, Edit>> => ({
  [`docs/rules/${rulesPage(flow)}.md`]: (text) => after(text, /^\|.*\|\n(?=\n## Deviations)/m, ruleOf(flow)),
  [`locales/en-US/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, 0),
  [`locales/ru-RU/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, 1),
  "tests/asked.test.ts": (text) => after(text, "?: Asked } = {\n", `  ${flow.name}: ${templatesOf(flow).asked},\n`),
  ...callEdits(flow),
})
