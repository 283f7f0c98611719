import { flowTitle } from "../../src/ui/story/story-names.ts"
import { namespaceOf, portOf } from "./parts.ts"
import type { NewFlow } from "./parts.ts"

/** Inserts the text behind the first place where the marker stands. */
const after = (text: string, marker: string, inserted: string): string => {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`There is no ${JSON.stringify(marker)}`)
  return text.slice(0, at + marker.length) + inserted + text.slice(at + marker.length)
}

const withTexts = (text: string, { name }: NewFlow, ready: string): string =>
  `${JSON.stringify({ ...(JSON.parse(text) as object), [name]: { ready } }, null, 2)}\n`

const heading = "**Extensions**"
const withStateSet = (text: string, { name, stateSet }: NewFlow): string =>
  `${text.includes(heading) ? text.trimEnd() : `${text.trimEnd()}\n\n${heading}\n`}\n${stateSet}. ${flowTitle(name)}\n`

const withBudget = (text: string, { name }: NewFlow): string => text.replace(/\n\}\s*$/, `,\n  "${name}": [1, 3]\n}\n`)

/** The next number behind the specification's state sets and the extensions that exist. */
export const nextStateSet = (readme: string): number =>
  Math.max(200, ...[...readme.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))) + 1

type Edit = (text: string, flow: NewFlow) => string
const phrases =
  (call: string, result: string): Edit =>
  (text, flow) =>
    after(
      text,
      "export const ports: Readonly<Record<string, PortPhrases>> = {",
      `\n  ${portOf(flow)}: { call: "${call}", answers: { ok: "${result}" } },`,
    )
const title =
  (words: string): Edit =>
  (text, { name }) =>
    after(text, "  machines: {", `\n    ${name}: "${words}",`)

/** What existing files say about the flow, by path. */
export const editsFor = (flow: NewFlow): Readonly<Record<string, Edit>> => ({
  "docs/states/README.md": withStateSet,
  [`locales/en-US/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, "Ready"),
  [`locales/ru-RU/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, "Готово"),
  "tests/paths/budget.json": withBudget,
  "tests/asked.test.ts": (text) => after(text, "?: Asked } = {\n", `  ${flow.name}: { ${portOf(flow)}: [null] },\n`),
  "scripts/paths/app/excluded.ts": (text, { name }) =>
    after(text, "= Object.fromEntries([", `\n  ...group("It is on no page yet.", "${name}"),`),
  "scripts/paths/phrases/en-US.ts": (text, flow) => title(flowTitle(flow.name))(text, flow),
  "scripts/paths/phrases/ru-RU.ts": title("Новый сценарий"),
  "scripts/paths/phrases/ports/en-US.ts": phrases("the call", "the server answers"),
  "scripts/paths/phrases/ports/ru-RU.ts": phrases("вызов", "сервер отвечает"),
})
