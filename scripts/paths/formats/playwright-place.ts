import type { Locale } from "../../../src/domain/shared/currency"
import { storyI18n } from "../../../src/ui/story/story-frame"
import type { OnApp } from "../app/on-app"
import type { Flow } from "../flows"
import type { Note } from "../words/notes"
import { notesOf } from "../words/recorder"
import { recordingElement, recordingPage, targetIn } from "../words/recording-page"
import { locator } from "./playwright-notes"

/** The part of the page that is the flow's. */
export const placeOf = (locale: Locale, app: OnApp): string => {
  if (app.within === undefined) return 'page.getByRole("main")'
  const recording = { notes: [], guess: "calm", typed: new Map() } as const
  const page = recordingPage({ ...recording, notes: [] }, recordingElement({ ...recording, notes: [] }))
  const target = targetIn(app.within({ page: page as never, t: storyI18n[locale].t as never }))
  return target === null ? "page" : locator(target, "page")
}

/** What a person does before the first step. */
export const leadOf = async (flow: Flow, locale: Locale, app: OnApp): Promise<readonly Note[]> =>
  app.lead === undefined ? [] : notesOf(flow, locale, app.lead)
