import * as React from "react"
import { useStorybookState } from "storybook/manager-api"
import { styled } from "storybook/theming"
import texts from "#ui/generated/search.json"
import { isSameWord, storyFinder, type FoundStory, type StoryTexts } from "#ui/story/find-stories.ts"
import { piecesOf, type Word } from "#ui/story/story-words.ts"
import { PanelBody, TextField, List, Muted, ChoiceButton } from "./parts.tsx"
import { PanelTextsContext } from "./texts.ts"

type Entries = Readonly<Record<string, { readonly type: string; readonly title?: string; readonly name: string }>>

const indexedTexts: Readonly<Record<string, StoryTexts>> = texts
/** The maximum number of results. A longer list asks the user for more words. */
const maxResults = 30

/** Returns the documentation page for the id of a flow, and any other id unchanged. */
const pageOf = (id: string) => (id in indexedTexts && !id.includes("--") ? `${id}--docs` : id)

/** Adds the pages that have no machine, such as those of the components. */
const withTitles = (entries: Entries): Readonly<Record<string, StoryTexts>> => {
  const pages = Object.entries(entries).filter(
    ([id, { type }]) => type === "story" || (type === "docs" && !(id.replace(/--docs$/, "") in indexedTexts)),
  )
  const others = pages.map(([id, { title = "", name }]) => {
    // Adds the name with a space before each capital, so that the search also finds "MoneyField" as two words.
    const last = title.split("/").at(-1)!
    const spaced = last.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    return [id, { shown: [], names: [last, spaced, name, `${spaced} ${name}`] }] as const
  })
  return { ...indexedTexts, ...Object.fromEntries(others.filter(([id]) => !(id in indexedTexts))) }
}

/** The results. The list always has its maximum height, so that the field does not move. */
const Results = styled(List)({
  height: "60vh",
  overflow: "auto",
  gridAutoRows: "max-content",
  "& mark": { color: "inherit", background: "none", fontWeight: 600, textDecoration: "underline" },
})

const Marked = ({ text, words }: { readonly text: string; readonly words: readonly Word[] }) =>
  piecesOf(text).map((piece, at) =>
    words.some((wanted, place) => piece.word && isSameWord(piece.word, wanted, place === words.length - 1)) ? (
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )

const MatchingTexts = ({
  matchingTexts,
  words,
}: {
  readonly matchingTexts: FoundStory["matchingTexts"]
  readonly words: readonly Word[]
}) => {
  const t = React.useContext(PanelTextsContext)
  return matchingTexts.map(({ text, isName }) => (
    <small key={text}>
      {isName ? t.byName : t.onScreen}: <Marked text={text} words={words} />
    </small>
  ))
}

/** The dialog that finds a story, and searches after each key. Arrow keys choose a result and Enter opens it. */
export const FindDialog = ({ onStory }: { readonly onStory: (id: string) => void }) => {
  const t = React.useContext(PanelTextsContext)
  const { index } = useStorybookState()
  const entries = React.useMemo((): Entries => index ?? {}, [index])
  const find = React.useMemo(() => storyFinder(withTitles(entries)), [entries])
  const [query, setQuery] = React.useState("")
  const field = React.useRef<HTMLInputElement>(null)
  React.useEffect(() => field.current?.focus(), [])
  const [active, setActive] = React.useState(0)
  const { stories, words, isCorrected } = React.useMemo(() => find(query), [find, query])
  const results = stories.filter(({ id }) => pageOf(id) in entries)
  const visible = results.slice(0, maxResults)
  const chosen = visible[active]
  const optionId = (id: string) => `find-${id}`
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === "Enter" && chosen) onStory(pageOf(chosen.id))
    if (step === undefined || visible.length === 0) return
    event.preventDefault()
    const next = (active + step + visible.length) % visible.length
    setActive(next)
    document.getElementById(optionId(visible[next]!.id))?.scrollIntoView({ block: "nearest" })
  }
  const searchedText = words.map(({ plain }) => plain).join(" ")
  return (
    <PanelBody>
      <TextField
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={visible.length > 0}
        aria-controls="find-results"
        aria-activedescendant={chosen && optionId(chosen.id)}
        aria-label={t.findBy}
        placeholder={t.findBy}
        style={{ width: "100%" }}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <Muted role="status" style={{ minHeight: "1.5em", marginTop: 8 }}>
        {words.length === 0
          ? ""
          : results.length === 0
            ? t.foundNothing
            : isCorrected
              ? t.foundInstead(searchedText, results.length)
              : t.found(results.length)}
      </Muted>
      <Results as="div" role="listbox" id="find-results" aria-label={t.find}>
        {visible.map(({ id, matchingTexts }, at) => (
          <ChoiceButton
            key={id}
            id={optionId(id)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => onStory(pageOf(id))}
          >
            <span>
              {entries[pageOf(id)]!.title?.replaceAll("/", " / ")} · {entries[pageOf(id)]!.name}
            </span>
            <MatchingTexts matchingTexts={matchingTexts} words={words} />
          </ChoiceButton>
        ))}
      </Results>
    </PanelBody>
  )
}
