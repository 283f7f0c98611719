import type { Locale } from "#domain/shared/currency.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { RecordedInteraction, Target } from "#scripts/paths/words/interactions.ts"
import { recordInteractions } from "#scripts/paths/words/recorder.ts"
import { createRecordingPage, targetIn } from "#scripts/paths/words/recording-page.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { locator } from "./playwright-interactions.ts"

/** Returns the flow's part of the page, or null if the flow fills the whole page. */
export const partOf = (locale: Locale, app: AppSetup): Target | null => {
  const page = createRecordingPage({ interactions: [], read: [], typed: new Map() }) as never
  return targetIn(app.locateFlow?.({ page, t: storyI18n[locale].t as never }))
}

/** Returns the flow's part of the page as code. */
export const placeOf = (locale: Locale, app: AppSetup): string => {
  if (app.locateFlow === undefined) return 'page.getByRole("main")'
  const target = partOf(locale, app)
  return target === null ? "page" : locator(target, "page")
}

/** Returns the interactions that lead a person from the page to the flow. */
export const recordLead = async (flow: Flow, locale: Locale, app: AppSetup): Promise<readonly RecordedInteraction[]> =>
  app.openFlow === undefined ? [] : recordInteractions(flow, locale, app.openFlow)
