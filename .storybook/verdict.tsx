import * as React from "react"
import { useGlobals, useStorybookApi } from "storybook/manager-api"
import type { MachineFacts } from "#ui/story/story-machine.ts"
import { stateTitle } from "#ui/story/story-names.ts"
import { nextWithoutVerdict, verdictsAsMarkdown, type Verdict, withVerdict } from "#ui/story/story-verdicts.ts"
import { Area, Muted, Row, Small, Title } from "./parts.tsx"

const texts = {
  "en-US": {
    title: (given: number, all: number) => `Your verdict · ${given} of ${all} states, English`,
    good: "Good",
    change: "Needs a change",
    what: "What to change",
    empty: "Write what to change.",
    next: "Next without a verdict",
    copy: "Copy all verdicts as Markdown",
    copied: "Copied.",
  },
  "ru-RU": {
    title: (given: number, all: number) => `Ваша оценка · состояния: ${given} из ${all}, русский`,
    good: "Хорошо",
    change: "Нужно изменить",
    what: "Что изменить",
    empty: "Напишите, что изменить.",
    next: "Следующее без оценки",
    copy: "Скопировать все оценки в Markdown",
    copied: "Скопировано.",
  },
} as const

const key = "hashwell/verdicts/3"
const readVerdicts = (): readonly Verdict[] => JSON.parse(localStorage.getItem(key) ?? "[]") as readonly Verdict[]

interface Props {
  readonly facts: MachineFacts
  readonly state: string
}

/** What a designer says of this state in this language; stored in the browser, and copied for those who change it. */
const LocaleVerdict = ({ facts, state, locale }: Props & Pick<Verdict, "locale">) => {
  const api = useStorybookApi()
  const t = texts[locale]
  const [verdicts, setVerdicts] = React.useState(readVerdicts)
  const [exported, setExported] = React.useState("")
  const here = verdicts.filter((each) => each.flow === facts.name && each.locale === locale)
  const own = here.find((each) => each.state === state)
  const place = facts.states.findIndex(({ name }) => name === state)
  const next = nextWithoutVerdict(facts.states, here, place)
  const give = (change: string | null) => {
    const { managerHref } = api.getStoryHrefs(facts.states[place]!.story)
    const [flow, title] = [facts.name, facts.title]
    const given = { flow, title, state, stateTitle: stateTitle(state), place, link: managerHref, locale, change }
    const all = withVerdict(verdicts, given)
    localStorage.setItem(key, JSON.stringify(all))
    setVerdicts(all)
    setExported("")
  }
  const copy = async () => {
    const markdown = verdictsAsMarkdown(verdicts, locale, location.origin)
    // Without leave to copy the person still gets it, by hand.
    setExported(
      await navigator.clipboard.writeText(markdown).then(
        () => t.copied,
        () => markdown,
      ),
    )
  }
  return (
    <>
      <Title>{t.title(here.length, facts.states.length)}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          give(String(new FormData(event.currentTarget).get("change")).trim())
        }}
      >
        <Area
          key={`${locale} ${state} ${own?.change}`}
          name="change"
          required
          aria-label={t.what}
          placeholder={t.what}
          defaultValue={own?.change ?? ""}
          onInvalid={(event) => event.currentTarget.setCustomValidity(t.empty)}
          onInput={(event) => event.currentTarget.setCustomValidity("")}
        />
        <Row>
          <Small type="button" aria-pressed={own?.change === null} onClick={() => give(null)}>
            {own?.change === null ? "✓ " : ""}
            {t.good}
          </Small>
          <Small type="submit">
            {own && own.change !== null ? "✓ " : ""}
            {t.change}
          </Small>
          <Small type="button" disabled={next === undefined} onClick={() => api.selectStory(next!.story)}>
            {t.next}
          </Small>
        </Row>
      </form>
      <Row>
        <Small type="button" disabled={verdicts.length === 0} onClick={() => void copy()}>
          {t.copy} ({verdicts.length})
        </Small>
        <span role="status" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {exported}
        </span>
      </Row>
    </>
  )
}

export const StateVerdict = (props: Props) => {
  const [globals] = useGlobals()
  const locale = (["en-US", "ru-RU"] as const).find((each) => each === globals["locale"])
  return locale ? (
    <LocaleVerdict {...props} locale={locale} />
  ) : (
    <Muted>Give verdicts on the English and the Russian page.</Muted>
  )
}
