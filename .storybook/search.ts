import { STORY_INDEX_INVALIDATED, STORY_RENDERED } from "storybook/internal/core-events"
import type { API } from "storybook/manager-api"
import texts from "#ui/generated/search.json"

type Index = Parameters<API["setIndex"]>[0]

/** Storybook's search begins at the first letters of a title: a title from each longer word on finds all of them. */
const fromEachWord = (text: string): readonly string[] => {
  const words = text.replaceAll(/[«»“”"().]/g, "").split(" ")
  return words.flatMap((word, first) =>
    first === 0 || /^\p{L}{4}/u.test(word) ? [words.slice(first, first + 5).join(" ")] : [],
  )
}

const anchors = Object.fromEntries(
  Object.entries<readonly string[]>(texts).map(([id, all]) => [
    id,
    [...new Set(all.flatMap(fromEachWord))].map((title) => ({ id: "", title })),
  ]),
)

/**
 * Storybook searches the titles of an entry's anchors, which it fills only for pages of documents. Stories get the words on their screens,
 * and the page of a flow the words that all of its states show, with its numbers in the specification.
 */
const withWords = (index: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const found = anchors[entry.type === "docs" ? id.replace(/--docs$/, "") : id]
      return [id, found === undefined ? entry : { ...entry, anchors: found }]
    }),
  ),
})

/** Lets Storybook's own search find a state by the words on its screen, in both languages, by other words for it and by its number. */
export const searchByWords = (api: API): void => {
  const add = async () => {
    const response = await fetch("index.json")
    await api.setIndex(withWords((await response.json()) as Index))
  }
  // The first story is rendered after Storybook has read its own index.
  api.once(STORY_RENDERED, () => void add())
  api.on(STORY_INDEX_INVALIDATED, () => void api.fetchIndex().then(add))
}
