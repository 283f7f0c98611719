import * as React from "react"
import { useGlobals, useStorybookApi } from "storybook/manager-api"
import type { MachineDetails } from "#ui/story/story-machine.ts"
import { stateTitle } from "#ui/story/story-names.ts"
import {
  findNextWithoutVerdict,
  formatVerdictsAsMarkdown,
  type Verdict,
  withVerdict,
} from "#ui/story/story-verdicts.ts"
import { TextArea, Muted, Row, SmallButton, Title } from "./parts.tsx"
import { SharedVerdictList, ShareForm } from "./shared-verdicts.tsx"
import { PanelTextsContext } from "./texts.ts"

const key = "hashwell/verdicts/4"
const readVerdicts = (): readonly Verdict[] => JSON.parse(localStorage.getItem(key) ?? "[]") as readonly Verdict[]

const now = (): string => new Date().toISOString()

interface Props {
  readonly details: MachineDetails
  readonly state: string
}

/**
 * The form for a designer's verdict on this state in this language. The browser stores the verdict, and a button copies all of
 * them for the developers.
 */
const LocaleVerdict = ({ details, state, locale }: Props & Pick<Verdict, "locale">) => {
  const api = useStorybookApi()
  const t = React.useContext(PanelTextsContext)
  const [verdicts, setVerdicts] = React.useState(readVerdicts)
  const [exported, setExported] = React.useState("")
  const here = verdicts.filter((each) => each.flow === details.name && each.locale === locale)
  const ofState = here.find((each) => each.state === state)
  const place = details.states.findIndex(({ name }) => name === state)
  const next = findNextWithoutVerdict(details.states, here, place)
  const give = (change: string | null) => {
    const { managerHref } = api.getStoryHrefs(details.states[place]!.story)
    const [flow, title] = [details.name, details.title]
    const at = now()
    const newVerdict = {
      flow,
      title,
      state,
      stateTitle: stateTitle(state),
      place,
      link: managerHref,
      locale,
      change,
      at,
    }
    const all = withVerdict(verdicts, newVerdict)
    localStorage.setItem(key, JSON.stringify(all))
    setVerdicts(all)
    setExported("")
  }
  const copy = async () => {
    const markdown = formatVerdictsAsMarkdown(verdicts, locale, location.origin)
    // If the browser refuses to copy, shows the verdicts as text, so that the user can copy them manually.
    setExported(
      await navigator.clipboard.writeText(markdown).then(
        () => t.copied,
        () => markdown,
      ),
    )
  }
  return (
    <>
      <SharedVerdictList flow={details.name} state={state} locale={locale} />
      <Title>{t.verdict(here.length, details.states.length)}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          give(String(new FormData(event.currentTarget).get("change")).trim())
        }}
      >
        <TextArea
          key={`${locale} ${state} ${ofState?.change}`}
          name="change"
          required
          aria-label={t.whatToChange}
          placeholder={t.whatToChange}
          defaultValue={ofState?.change ?? ""}
          onInvalid={(event) => event.currentTarget.setCustomValidity(t.writeChange)}
          onInput={(event) => event.currentTarget.setCustomValidity("")}
        />
        <Row>
          <SmallButton type="button" aria-pressed={ofState?.change === null} onClick={() => give(null)}>
            {ofState?.change === null ? "✓ " : ""}
            {t.good}
          </SmallButton>
          <SmallButton type="submit">
            {ofState && ofState.change !== null ? "✓ " : ""}
            {t.change}
          </SmallButton>
          <SmallButton type="button" disabled={next === undefined} onClick={() => api.selectStory(next!.story)}>
            {t.nextVerdict}
          </SmallButton>
        </Row>
      </form>
      <Row>
        <SmallButton type="button" disabled={verdicts.length === 0} onClick={() => void copy()}>
          {t.copyVerdicts} ({verdicts.length})
        </SmallButton>
        <span role="status" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {exported}
        </span>
      </Row>
      <ShareForm verdicts={verdicts} />
    </>
  )
}

/** The verdict form of the toolbar's language. Asks the user to choose one language if several are side by side. */
export const StateVerdict = (props: Props) => {
  const t = React.useContext(PanelTextsContext)
  const [globals] = useGlobals()
  const locale = (["en-US", "ru-RU"] as const).find((each) => each === globals["locale"])
  return locale ? <LocaleVerdict {...props} locale={locale} /> : <Muted>{t.noVerdict}</Muted>
}
