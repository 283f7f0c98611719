import type { Locale } from "#domain/shared/currency.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import type { OnApp } from "#scripts/paths/app/on-app.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Note, Target } from "#scripts/paths/words/notes.ts"
import { notesOf } from "#scripts/paths/words/recorder.ts"
import { recordingPage, targetIn } from "#scripts/paths/words/recording-page.ts"
import { locator } from "./playwright-notes.ts"

/** The part of the page that is the flow's; null where that is all of it. */
export const partOf = (locale: Locale, app: OnApp): Target | null => {
  const page = recordingPage({ notes: [], read: [], typed: new Map() }) as never
  return targetIn(app.within?.({ page, t: storyI18n[locale].t as never }))
}

/** The flow's part of the page, as code. */
export const placeOf = (locale: Locale, app: OnApp): string => {
  if (app.within === undefined) return 'page.getByRole("main")'
  const target = partOf(locale, app)
  return target === null ? "page" : locator(target, "page")
}

/** Notes of the steps that a person takes before the first step. */
export const leadOf = async (flow: Flow, locale: Locale, app: OnApp): Promise<readonly Note[]> =>
  app.lead === undefined ? [] : notesOf(flow, locale, app.lead)
