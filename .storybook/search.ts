import { STORY_INDEX_INVALIDATED, STORY_RENDERED } from "storybook/internal/core-events"
import type { API } from "storybook/manager-api"
import texts from "#ui/generated/search.json"

type Index = Parameters<API["setIndex"]>[0]

const all = Object.entries<readonly string[]>(texts)
/** In how many entries a text stands. */
const entriesWith = new Map<string, number>()
for (const [, shown] of all) for (const text of shown) entriesWith.set(text, (entriesWith.get(text) ?? 0) + 1)

/** Texts of more entries, such as the name of a button, are found as a whole only: each further title slows every key. */
const mostEntries = 25

/**
 * Storybook's search begins at the first letters of a title, and puts a title first that is the whole of what was typed: each text as a whole,
 * and its parts from each longer word on.
 */
const titlesOf = (text: string): readonly string[] => {
  const plain = text.replaceAll(/[«»“”"()]/g, "").replace(/[.…]$/, "")
  if (entriesWith.get(text)! > mostEntries || plain.length > 90) return [plain]
  const words = plain.split(" ")
  const parts = words.flatMap((word, first) =>
    first === 0 || /^\p{L}{5}/u.test(word) ? [words.slice(first, first + 5).join(" ")] : [],
  )
  return [plain, ...parts]
}

const anchors = Object.fromEntries(
  all.map(([id, shown]) => [id, [...new Set(shown.flatMap(titlesOf))].map((title) => ({ id: "", title }))]),
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
