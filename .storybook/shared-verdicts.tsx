import * as React from "react"
import review from "#ui/generated/review.json"
import { collectSharedVerdicts, type SharedVerdicts, type Verdict } from "#ui/story/story-verdicts.ts"
import { TextField, List, Row, SmallButton, Title } from "./parts.tsx"
import { PanelTextsContext } from "./texts.ts"

const nameKey = "hashwell/verdicts/name"
const shared: SharedVerdicts = review as SharedVerdicts

/** The verdicts on this state and language that are stored in the repository, newest first. */
export const SharedVerdictList = ({ flow, state, locale }: Pick<Verdict, "flow" | "state" | "locale">) => {
  const t = React.useContext(PanelTextsContext)
  const here = (shared[flow] ?? []).filter((each) => each.state === state && each.locale === locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" })
  return here.length === 0 ? null : (
    <>
      <Title>{t.sharedVerdicts}</Title>
      <List>
        {here.toReversed().map(({ by, at, change }) => (
          <li key={`${by} ${at}`}>
            {t.saidBy(by, date.format(new Date(at)), change === null ? t.good : `${t.change}: ${change}`)}
          </li>
        ))}
      </List>
    </>
  )
}

const save = (text: string, name: string) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The form that downloads all verdicts of this browser under a name, in the file format of the repository. */
export const ShareForm = ({ verdicts }: { readonly verdicts: readonly Verdict[] }) => {
  const t = React.useContext(PanelTextsContext)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem("name") as HTMLInputElement
        const name = field.value.trim()
        if (name === "") {
          field.setCustomValidity(t.writeName)
          field.reportValidity()
          return
        }
        localStorage.setItem(nameKey, name)
        save(`${JSON.stringify(collectSharedVerdicts(verdicts, name), null, 2)}\n`, "verdicts.json")
      }}
    >
      <Row>
        <TextField
          name="name"
          required
          aria-label={t.yourName}
          placeholder={t.yourName}
          defaultValue={localStorage.getItem(nameKey) ?? ""}
          onInvalid={(event) => event.currentTarget.setCustomValidity(t.writeName)}
          onInput={(event) => event.currentTarget.setCustomValidity("")}
        />
        <SmallButton type="submit" disabled={verdicts.length === 0}>
          {t.shareVerdicts}
        </SmallButton>
      </Row>
    </form>
  )
}
