import type { Locale } from "#domain/shared/currency.ts"
import type { OnApp } from "#scripts/paths/app/on-app.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Note, Target } from "#scripts/paths/words/notes.ts"
import { notesOf } from "#scripts/paths/words/recorder.ts"
import { createRecordingPage, targetIn } from "#scripts/paths/words/recording-page.ts"
import { storyI18n } from "#ui/story/story-frame.tsx"
import { locator } from "./playwright-notes.ts"

/** Returns the flow's part of the page, or null if the flow fills the whole page. */
export const partOf = (locale: Locale, app: OnApp): Target | null => {
  const page = createRecordingPage({ notes: [], read: [], typed: new Map() }) as never
  return targetIn(app.within?.({ page, t: storyI18n[locale].t as never }))
}

/** Returns the flow's part of the page as code. */
export const placeOf = (locale: Locale, app: OnApp): string => {
  if (app.within === undefined) return 'page.getByRole("main")'
  const target = partOf(locale, app)
  return target === null ? "page" : locator(target, "page")
}

/** Returns notes of the steps that lead a person from the page to the flow. */
export const recordLead = async (flow: Flow, locale: Locale, app: OnApp): Promise<readonly Note[]> =>
  app.lead === undefined ? [] : notesOf(flow, locale, app.lead)
