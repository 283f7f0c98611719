import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { usualOrigins, type Origins } from "#scripts/paths/origins.ts"
import { isDoneByPerson, type Moment, type Script } from "#scripts/paths/script.ts"
import { sampleWords } from "#scripts/paths/words/sample-words.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { flowStoryName, storyId } from "#ui/story/story-names.ts"
import { preconditions, preparationOf, type Preparation } from "./desk.ts"
import { doing, momentsOf, opening, panelButton, seeing, withOpenings, type ManualStep } from "./moments.ts"
import { followOnApp } from "./on-app.ts"
import { titled } from "./titles.ts"

/** A path as instructions for a person, in sentences without a capital letter and a full stop. */
export interface ManualScript {
  readonly id: string
  readonly title: string
  readonly section: string
  /** The preparation, which the desk stores. Null if the person plays the script in Storybook. */
  readonly preparation: Preparation | null
  readonly preconditions: readonly string[]
  readonly steps: readonly ManualStep[]
}

const panelStep = (flow: Flow, locale: Locale, moment: Moment, event: AnyEventObject): string => {
  const say = wordsIn(locale)
  const { label, when, isShared } = panelButton(flow, moment, event)
  const context = when === "" ? (isShared ? "bare" : "") : "when"
  return say("panel", { label: say("quote", { text: label }), when: sampleWords(locale, when), context })
}

const storybookAt = (locale: Locale, { storybook }: Origins) => [wordsIn(locale)("storybook", { origin: storybook })]

/** Writes the script for Storybook's live flow. Storybook's panel triggers everything that the person does not do. */
const onStorybook = (flow: Flow, locale: Locale, script: Script, origin: string) => {
  const say = wordsIn(locale)
  const moments = momentsOf(script)
  const address = `${origin}/?path=/story/${storyId(flow.area, flow.name, flowStoryName)}&globals=locale:${locale}`
  return {
    setup: null,
    steps: [
      {
        does: [say("open", { address }), ...opening(flow, locale, moments[0]!)],
        sees: seeing(flow, locale, moments[0]!, "leadsTo"),
      },
      ...script.steps.map(({ does, event }, index) => ({
        does: [
          ...(isDoneByPerson(does)
            ? doing(flow, locale, script, index)
            : [panelStep(flow, locale, moments[index]!, event)]),
          ...opening(flow, locale, moments[index + 1]!),
        ],
        sees: seeing(flow, locale, moments[index + 1]!, "leadsTo"),
      })),
    ],
  }
}

/** Merges a step after which there is nothing to see into the next step. */
const seenSteps = (steps: readonly ManualStep[]): readonly ManualStep[] =>
  steps.reduce<readonly ManualStep[]>((all, step) => {
    const before = all.at(-1)
    return before?.sees.length === 0
      ? [...all.slice(0, -1), { ...step, does: [...before.does, ...step.does] }]
      : [...all, step]
  }, [])

/** Writes scripts for a person. The person uses the application if it can follow the path without long waits, and Storybook otherwise. */
export const manualScripts = async (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
  origins: Origins = usualOrigins,
): Promise<readonly ManualScript[]> => {
  const app = wirings[flow.name]
  const paths = scripts.map(({ path }) => path)
  const possible = new Set(app === undefined ? [] : appPaths(flow, app, paths).possible.map(({ path }) => path))
  const complete = scripts.map((script) => withOpenings(flow, locale, script))
  const onApp = await Promise.all(
    complete.map(async (script) =>
      app !== undefined && possible.has(script.path)
        ? await followOnApp(flow, app, locale, script, origins.site)
        : null,
    ),
  )
  const titles = titled(flow, locale, scripts, (script) => onApp[scripts.indexOf(script)] !== null)
  return scripts.map((script, index) => {
    const followed = onApp[index] ?? onStorybook(flow, locale, complete[index]!, origins.storybook)
    const preparation = followed.setup && preparationOf(script.id, titles.get(script)!, followed.setup)
    return {
      id: script.id,
      title: titles.get(script)!,
      section: wordsIn(locale)(`areas.${flow.area}` as "areas.account"),
      preparation,
      preconditions: preparation ? preconditions(locale, preparation, origins) : storybookAt(locale, origins),
      steps: seenSteps(followed.steps).filter(({ does }) => does.length > 0),
    }
  })
}
