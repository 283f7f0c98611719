import * as React from "react"
import { useGlobals } from "storybook/manager-api"
import type { MachineFacts } from "#ui/story/story-machine.ts"
import { stateTitle } from "#ui/story/story-names.ts"
import { verdictsAsMarkdown, type Verdict, withVerdict } from "#ui/story/story-verdicts.ts"
import { Row, Small, Title } from "./parts.tsx"

const texts = {
  "en-US": {
    title: "Your verdict on the English page",
    good: "Good",
    change: "Change",
    what: "What to change",
    copy: "Copy all verdicts as Markdown",
    copied: "Copied.",
  },
  "ru-RU": {
    title: "Ваша оценка русской страницы",
    good: "Хорошо",
    change: "Изменить",
    what: "Что изменить",
    copy: "Скопировать все оценки в Markdown",
    copied: "Скопировано.",
  },
} as const

const key = "hashwell/verdicts/2"
const readVerdicts = (): readonly Verdict[] => JSON.parse(localStorage.getItem(key) ?? "[]") as readonly Verdict[]

/** What a designer says of this state in this language; kept in the browser, and copied for those who change it. */
export const StateVerdict = ({ facts, state }: { readonly facts: MachineFacts; readonly state: string }) => {
  const [globals] = useGlobals()
  const locale = globals["locale"] === "ru-RU" ? "ru-RU" : "en-US"
  const t = texts[locale]
  const [verdicts, setVerdicts] = React.useState(readVerdicts)
  const [exported, setExported] = React.useState("")
  const own = verdicts.find((each) => each.flow === facts.name && each.state === state && each.locale === locale)
  const give = (change: string | null) => {
    const given: Verdict = {
      flow: facts.name,
      title: facts.title,
      state,
      stateTitle: stateTitle(state),
      story: facts.states.find(({ name }) => name === state)!.story,
      locale,
      change,
    }
    const next = withVerdict(verdicts, given)
    localStorage.setItem(key, JSON.stringify(next))
    setVerdicts(next)
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
      <Title>{t.title}</Title>
      <Row>
        <Small type="button" aria-pressed={own?.change === null} onClick={() => give(null)}>
          {own?.change === null ? "✓ " : ""}
          {t.good}
        </Small>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            give(String(new FormData(event.currentTarget).get("change")).trim())
          }}
        >
          <textarea
            key={`${locale} ${state}`}
            name="change"
            required
            rows={3}
            cols={40}
            aria-label={t.what}
            placeholder={t.what}
            defaultValue={own?.change ?? ""}
          />{" "}
          <Small type="submit">
            {own && own.change !== null ? "✓ " : ""}
            {t.change}
          </Small>
        </form>
      </Row>
      <Row>
        <Small type="button" disabled={verdicts.length === 0} onClick={() => void copy()}>
          {t.copy} ({verdicts.length})
        </Small>
        <span role="status">{exported}</span>
      </Row>
    </>
  )
}
