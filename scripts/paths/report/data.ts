import { readFileSync, existsSync } from "node:fs"
import { dirname } from "node:path"
import { inRoot } from "../../root.ts"
import { eventReactions } from "../../../src/machines/kit/event-reactions"
import type { StateEventPair } from "../../../src/machines/kit/event-reactions"
import type { Flow } from "../flows"
import { flows } from "../flows"
import { titleOf } from "../manual/titles"
import type { Coverage, Place, WalkedPath } from "../record"
import { places, readCoverage } from "../record"
import { idOf } from "../script"
import type { Targets } from "../targets"
import { targetsOf } from "../targets"

export interface Reported {
  readonly flow: Flow
  readonly title: string
  readonly targets: Targets
  readonly walked: Readonly<Partial<Record<Place, WalkedPath>>>
  readonly pairs: readonly StateEventPair[]
  /** Stories of its states, and their file. */
  readonly stories: { readonly file: string; readonly count: number }
  /** "from|to" of every step that passed there. */
  readonly steps: Readonly<Record<Place, ReadonlySet<string>>>
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const storiesOf = (name: string, walkFiles: ReadonlyMap<string, string>): Reported["stories"] => {
  const walk = walkFiles.get(name)
  const file = walk === undefined ? "" : `src/ui/${dirname(walk)}/${kebab(name)}.stories.tsx`
  const text = file !== "" && existsSync(inRoot(file)) ? readFileSync(inRoot(file), "utf8") : ""
  return { file: text === "" ? "" : file, count: [...text.matchAll(/stateStory\(\w+, /g)].length }
}

const walkFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(inRoot("src/ui/walks.ts"), "utf8").matchAll(/import \{([^}]+)\} from "\.\/(.+\.walk)"/g)].flatMap(
      ([, names = "", file = ""]) => [...names.matchAll(/(\w+)Walk\b/g)].map((found) => [found[1]!, file] as const),
    ),
  )

const stepsOf = ({ name, model }: Flow, walked: WalkedPath | undefined): ReadonlySet<string> => {
  const passed = new Set(Object.values(walked?.transitions ?? {}).flat())
  return new Set(
    model
      .paths()
      .flatMap((path, index) =>
        passed.has(idOf(name, index + 1)) ? path.steps.map(({ from, to }) => `${from}|${to}`) : [],
      ),
  )
}

export const reported = (coverage: Coverage = readCoverage()): readonly Reported[] => {
  const files = walkFiles()
  return flows().map((flow) => {
    const walked = coverage[flow.name] ?? {}
    return {
      flow,
      walked,
      title: titleOf(flow, "en-US"),
      targets: targetsOf(flow.model),
      pairs: eventReactions(flow.model),
      stories: storiesOf(flow.name, files),
      steps: Object.fromEntries(places.map((place) => [place, stepsOf(flow, walked[place])])) as Reported["steps"],
    }
  })
}

export const takenIn = ({ targets, walked }: Reported, place: Place): number =>
  targets.transitions.filter((name) => name in (walked[place]?.transitions ?? {})).length

/** What the machine and screen walks left out; zero when all is covered. */
export const missing = (one: Reported): number =>
  (["machine", "screen"] as const).reduce((sum, place) => sum + one.targets.transitions.length - takenIn(one, place), 0)
