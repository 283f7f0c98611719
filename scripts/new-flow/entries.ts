import { flowTitle } from "#ui/story/story-names.ts"
import { namespaceOf, portOf, type NewFlow } from "./parts.ts"

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

/** The next number behind the specification's state sets and the extensions that exist. */
export const nextStateSet = (readme: string): number =>
  Math.max(200, ...[...readme.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))) + 1

type Edit = (text: string, flow: NewFlow) => string
/** What existing files say about the flow, by path. */
export const editsFor = (flow: NewFlow): Readonly<Record<string, Edit>> => ({
  "docs/states/README.md": withStateSet,
  [`locales/en-US/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, "Ready"),
  [`locales/ru-RU/${flow.area}/${namespaceOf(flow)}.json`]: (text) => withTexts(text, flow, "Готово"),
  "tests/asked.test.ts": (text) => after(text, "?: Asked } = {\n", `  ${flow.name}: { ${portOf(flow)}: [null] },\n`),
})
