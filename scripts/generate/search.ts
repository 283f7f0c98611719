import { stateTitle, storyExportName, storyGroup, storyId, toKebabCase } from "#ui/story/story-names.ts"
import type { Files, FlowFiles } from "./flows.ts"
import type { Models } from "./stories.ts"
import { synonyms } from "./synonyms.ts"

/** Storybook's manager reads it. Git ignores it. */
export const searchFile = "src/ui/generated/search.json"

type Texts = Readonly<Record<string, readonly string[]>>
interface Accepted {
  readonly everywhere: Texts
  readonly states: Readonly<Record<string, Texts>>
}

const nothing: Accepted = { everywhere: {}, states: {} }

/** "tests/words/account/sign-in.json" */
const wordsFileOf = ({ area, name }: Pick<FlowFiles, "area" | "name">): string =>
  `tests/words/${area}/${toKebabCase(name)}.json`

const distinct = (...texts: readonly (readonly string[])[]): readonly string[] => [...new Set(texts.flat())]

/** "96" and "Card code form", with the Russian title: by these the specification names a flow. */
const setsOf = (table: string): readonly string[] => {
  const [, title = "", numbers = "", russian = ""] =
    /^# (.+)\n\nMachine `\w+` · state sets ([\d, ]*\d)(?: · (.+))?/.exec(table) ?? []
  const sets = numbers.split(",").flatMap((number) => [number.trim(), `state set ${number.trim()}`])
  return [title, russian, ...sets].filter((text) => text !== "")
}

/** The texts by which a search finds a story, or all stories of a flow, by their ids in Storybook. */
export const searchTexts = (
  flows: readonly FlowFiles[],
  models: Models,
  words: Files,
  tables: Files,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    flows.flatMap((flow) => {
      const group = storyGroup(flow.area, flow.hasNoScreen)
      const accepted = JSON.parse(words.get(wordsFileOf(flow)) ?? JSON.stringify(nothing)) as Accepted
      const table = tables.get(`docs/states/${flow.area}/${toKebabCase(flow.name)}.md`) ?? ""
      const ofState = (state: string) => {
        const shown = Object.entries(accepted.states).find(([states]) => states.split(", ").includes(state))?.[1] ?? {}
        const known = synonyms.filter(({ states }) => states.test(`${flow.name}.${state}`))
        return distinct(...Object.values(shown), ...known.map((each) => each.words), [stateTitle(state)])
      }
      const id = storyId(group, flow.name, "").replace(/--$/, "")
      return [
        [id, distinct(...Object.values(accepted.everywhere), setsOf(table))] as const,
        ...models[flow.name]!.states.map(
          (state) => [storyId(group, flow.name, storyExportName(state)), ofState(state)] as const,
        ),
      ]
    }),
  )
