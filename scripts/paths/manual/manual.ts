import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { defaultOrigins, type Origins } from "#scripts/paths/origins.ts"
import { isDoneByPerson, type PathState, type Script } from "#scripts/paths/script.ts"
import { translateSampleName } from "#scripts/paths/words/sample-words.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import { flowStoryName, storyId } from "#ui/story/story-names.ts"
import { writePreconditions, preparationOf, type Preparation } from "./desk.ts"
import { followOnApp } from "./on-app.ts"
import {
  describeActions,
  pathStatesOf,
  describeOpening,
  panelButton,
  describeChecks,
  withOpenings,
  type ManualStep,
} from "./path-states.ts"
import { addTitles } from "./titles.ts"

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

const panelStep = (flow: Flow, locale: Locale, pathState: PathState, event: AnyEventObject): string => {
  const t = translateTo(locale)
  const { label, when, isShared } = panelButton(flow, pathState, event)
  const context = when === "" ? (isShared ? "bare" : "") : "when"
  return t("panel", { label: t("quote", { text: label }), when: translateSampleName(locale, when), context })
}

const storybookAt = (locale: Locale, { storybook }: Origins) => [
  translateTo(locale)("storybook", { origin: storybook }),
]

/** Writes the script for Storybook's live flow. Storybook's panel triggers everything that the person does not do. */
const onStorybook = (flow: Flow, locale: Locale, script: Script, origin: string) => {
  const t = translateTo(locale)
  const pathStates = pathStatesOf(script)
  const address = `${origin}/?path=/story/${storyId(flow.area, flow.name, flowStoryName)}&globals=locale:${locale}`
  return {
    setup: null,
    steps: [
      {
        does: [t("open", { address }), ...describeOpening(flow, locale, pathStates[0]!)],
        sees: describeChecks(flow, locale, pathStates[0]!, "leadsTo"),
      },
      ...script.steps.map(({ does, event }, index) => ({
        does: [
          ...(isDoneByPerson(does)
            ? describeActions(flow, locale, script, index)
            : [panelStep(flow, locale, pathStates[index]!, event)]),
          ...describeOpening(flow, locale, pathStates[index + 1]!),
        ],
        sees: describeChecks(flow, locale, pathStates[index + 1]!, "leadsTo"),
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
export const writeManualScripts = async (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
  origins: Origins = defaultOrigins,
): Promise<readonly ManualScript[]> => {
  const app = appSetups[flow.name]
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
  const titles = addTitles(flow, locale, scripts, (script) => onApp[scripts.indexOf(script)] !== null)
  return scripts.map((script, index) => {
    const followed = onApp[index] ?? onStorybook(flow, locale, complete[index]!, origins.storybook)
    const preparation = followed.setup && preparationOf(script.id, titles.get(script)!, followed.setup)
    return {
      id: script.id,
      title: titles.get(script)!,
      section: translateTo(locale)(`areas.${flow.area}` as "areas.account"),
      preparation,
      preconditions: preparation ? writePreconditions(locale, preparation, origins) : storybookAt(locale, origins),
      steps: seenSteps(followed.steps).filter(({ does }) => does.length > 0),
    }
  })
}
