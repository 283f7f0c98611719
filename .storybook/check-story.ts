import { englishServerTexts } from "#scripts/paths/words/server-texts.ts"
import { smallTargets } from "#ui/story/small-targets.ts"
import {
  findPlainCoinAmounts,
  findSharedTexts,
  findUnbrokenLinks,
  findWrongAutocompletes,
} from "#ui/story/story-checks.ts"

/** Returns the text of the story without the parts marked as English, such as the English column of a component's page. */
const russianText = (): string => {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const english of body.querySelectorAll('[lang="en-US"]')) english.remove()
  return body.textContent
}

/**
 * Checks what a browser's translator finds in a story. The check covers the body, because dialogs and notifications are outside the
 * story's own element.
 */
export const checkStory = (isRussian: boolean): void => {
  const duplicates = findSharedTexts(document.body)
  if (duplicates.length > 0) throw new Error(`Give each text an element of its own:\n${duplicates.join("\n")}`)
  const english = isRussian ? [...englishServerTexts].filter((text) => russianText().includes(text)) : []
  if (english.length > 0)
    throw new Error(`Translate the server’s messages in scripts/paths/words/server-texts.ts:\n${english.join("\n")}`)
  const plainAmounts = findPlainCoinAmounts(document.body)
  if (plainAmounts.length > 0) throw new Error(`Show each figure in a coin as an Amount:\n${plainAmounts.join("\n")}`)
  const leaving = findUnbrokenLinks(document.body)
  if (leaving.length > 0) throw new Error(`Replace non-breaking spaces in links:\n${leaving.join("\n")}`)
  const small = smallTargets(document.body)
  if (small.length > 0) throw new Error(`Make each target 44 px in both directions:\n${small.join("\n")}`)
  const unfilled = findWrongAutocompletes(document.body)
  if (unfilled.length > 0)
    throw new Error(`Give each field the autocomplete of its meaning (story-checks.ts):\n${unfilled.join("\n")}`)
}
