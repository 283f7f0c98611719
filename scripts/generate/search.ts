import type { StoryTexts } from "#ui/story/find-stories.ts"
import { flowTitle, stateTitle, storyExportName, storyGroup, storyId, toKebabCase } from "#ui/story/story-names.ts"
import type { Files, FlowFiles } from "./flows.ts"
import type { Models } from "./stories.ts"
import { synonyms } from "./synonyms.ts"

/** The file of search texts, which Storybook's manager reads and Git ignores. */
export const searchFile = "src/ui/generated/search.json"

type Texts = Readonly<Record<string, readonly string[]>>
interface Accepted {
  readonly everywhere: Texts
  readonly states: Readonly<Record<string, Texts>>
}

const nothing: Accepted = { everywhere: {}, states: {} }

/** Returns a path such as "tests/words/account/sign-in.json". */
const acceptedTextsFile = ({ area, name }: Pick<FlowFiles, "area" | "name">): string =>
  `tests/words/${area}/${toKebabCase(name)}.json`

const distinct = (...texts: readonly (readonly string[])[]): readonly string[] => [...new Set(texts.flat())]

/**
 * Returns the titles of a flow: "Confirm card" from its name, and those in the head of its table, "Card code form" and
 * «Код банковской карты».
 */
const titlesOf = (name: string, table: string): readonly string[] => {
  const [, title = "", russian = ""] =
    /^# (.+)\n\nMachine `\w+`(?:.* · ([^·\n]*\p{Script=Cyrillic}.*))?/u.exec(table) ?? []
  return distinct([flowTitle(name), title, russian]).filter((text) => text !== "")
}

/** Returns the numbers of the specification's state sets in the head of a table. */
const setsOf = (table: string): readonly string[] => {
  const numbers = / · state sets ([\d, ]*\d)/.exec(table)?.[1]?.split(", ") ?? []
  return numbers.flatMap((number) => [number, `state set ${number}`])
}

const tableOf = ({ area, name }: FlowFiles): string => `docs/states/${area}/${toKebabCase(name)}.md`

/** Sorts the flows of the specification first, in its order. If two stories match equally well, the search lists the earlier flow first. */
const bySet = (flows: readonly FlowFiles[], tables: Files): readonly FlowFiles[] => {
  const firstSet = (flow: FlowFiles) => Number(setsOf(tables.get(tableOf(flow)) ?? "")[0] ?? Infinity)
  return flows.toSorted((one, other) => firstSet(one) - firstSet(other))
}

/** Collects the texts by which a search finds a story, or all stories of a flow, by their ids in Storybook. */
export const searchTexts = (
  flows: readonly FlowFiles[],
  models: Models,
  acceptedTexts: Files,
  tables: Files,
): Readonly<Record<string, StoryTexts>> =>
  Object.fromEntries(
    bySet(flows, tables).flatMap((flow) => {
      const group = storyGroup(flow.area, flow.hasNoScreen)
      const accepted = JSON.parse(acceptedTexts.get(acceptedTextsFile(flow)) ?? JSON.stringify(nothing)) as Accepted
      const table = tables.get(tableOf(flow)) ?? ""
      const sets = setsOf(table)
      const ofState = (state: string): StoryTexts => {
        const shown = Object.entries(accepted.states).find(([states]) => states.split(", ").includes(state))?.[1] ?? {}
        const known = synonyms.filter(({ states }) => states.test(`${flow.name}.${state}`))
        const title = stateTitle(state)
        return {
          shown: distinct(...Object.values(shown)),
          names: distinct(
            [title],
            titlesOf(flow.name, table).map((each) => `${each} ${title}`),
            ...known.map((each) => each.words),
          ),
        }
      }
      const ofFlow = {
        shown: distinct(...Object.values(accepted.everywhere)),
        names: distinct(titlesOf(flow.name, table), sets),
      }
      const id = storyId(group, flow.name, "").replace(/--$/, "")
      return [
        [id, ofFlow] as const,
        ...models[flow.name]!.states.map(
          (state) => [storyId(group, flow.name, storyExportName(state)), ofState(state)] as const,
        ),
      ]
    }),
  )
