import type { Locale } from "#domain/shared/currency.ts"
import type { AnyEventObject } from "#machines/kit/model.ts"
import { flowStoryName, flowTitle, storyId } from "#ui/story/story-names.ts"
import { appPaths } from "#scripts/paths/app/app-paths.ts"
import { wirings } from "#scripts/paths/app/wirings/index.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDone, type Script } from "#scripts/paths/script.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { doing, momentsOf, panelButton, seeing, withOpenings, type ManualStep, type Moment } from "./moments.ts"
import { followOnApp } from "./on-app.ts"
import { titled } from "./titles.ts"

/** A path as a person follows it, in sentences without capital and full stop. */
export interface ManualScript {
  readonly id: string
  readonly title: string
  readonly section: string
  readonly preconditions: readonly string[]
  readonly steps: readonly ManualStep[]
}

const storybookUrl = "http://127.0.0.1:6006"
const panelStep = (flow: Flow, locale: Locale, moment: Moment, event: AnyEventObject): string => {
  const words = templates[locale]
  const { label, when, place } = panelButton(flow, moment, event)
  return words.panel(words.quote(label), when, place)
}

/** In Storybook's live flow: its panel makes everything happen that the person does not. */
const onStorybook = (flow: Flow, locale: Locale, script: Script) => {
  const words = templates[locale]
  const moments = momentsOf(flow, script)
  const address = `/?path=/story/${storyId(flow.area, flow.name, flowStoryName)}&globals=locale:${locale}`
  return {
    preconditions: [words.storybook(storybookUrl)],
    steps: [
      { does: [words.open(address)], sees: seeing(flow, locale, moments[0]!, words.leadsTo) },
      ...script.steps.map(({ does, event }, index) => ({
        does: isDone(does)
          ? doing(flow, locale, moments[index]!, moments[index + 1]!, does)
          : [panelStep(flow, locale, moments[index]!, event)],
        sees: seeing(flow, locale, moments[index + 1]!, words.leadsTo),
      })),
    ],
  }
}

/** Scripts to follow by hand: on the application where it can be led along the path without long waits, else in Storybook. */
export const manualScripts = async (
  flow: Flow,
  locale: Locale,
  scripts: readonly Script[],
): Promise<readonly ManualScript[]> => {
  const app = wirings[flow.name]
  const paths = scripts.map(({ path }) => path)
  const possible = new Set(app === undefined ? [] : appPaths(flow, app, paths).possible.map(({ path }) => path))
  const titles = titled(flow, locale, scripts)
  return Promise.all(
    scripts.map(async (script) => {
      const complete = withOpenings(flow, locale, script)
      const followed =
        (app !== undefined && possible.has(script.path) && (await followOnApp(flow, app, locale, complete))) ||
        onStorybook(flow, locale, complete)
      return {
        id: script.id,
        title: titles.get(script)!,
        section: templates[locale].areas[flow.area] ?? flowTitle(flow.area),
        ...followed,
        steps: followed.steps.filter(({ does }) => does.length > 0),
      }
    }),
  )
}
