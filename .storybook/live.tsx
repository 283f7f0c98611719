import * as React from "react"
import { addons } from "storybook/manager-api"
import type { EventSource, FlowReport } from "#machines/kit/flow-session.ts"
import { sampleWords } from "#scripts/paths/words/sample-words.ts"
import { flowEvents } from "#ui/story/story-names.ts"
import { List, Muted, Press, Row, Small, Title } from "./parts.tsx"
import { Texts } from "./texts.ts"

const sources: ReadonlyArray<EventSource> = ["port", "delay", "feed", "app", "person"]

const say = (name: string, what?: number) => addons.getChannel().emit(name, what)

/** The flow that runs in the canvas: the possible events, the past events, and a button that goes one step back. */
export const Live = ({ report }: { readonly report: FlowReport }) => {
  const t = React.useContext(Texts)
  const choices = report.choices.map((choice, index) => ({ ...choice, index }))
  return (
    <>
      {sources.map((by) => {
        const own = choices.filter((choice) => choice.by === by)
        return (
          own.length > 0 && (
            <div key={by}>
              <Title>{t.sources[by]}</Title>
              <List>
                {own.map(({ index, label, when }) => (
                  <li key={index}>
                    <Press type="button" onClick={() => say(flowEvents.choose, index)}>
                      <code>{label}</code>
                      {when !== "" && <small>{sampleWords(t.locale, when)}</small>}
                    </Press>
                  </li>
                ))}
              </List>
            </div>
          )
        )
      })}
      {choices.length === 0 && <Muted>{t.ended}</Muted>}
      <Title>{t.log}</Title>
      <Row>
        <Small type="button" disabled={report.log.length === 0} onClick={() => say(flowEvents.undo)}>
          {t.undo}
        </Small>
        <Small type="button" disabled={report.log.length === 0} onClick={() => say(flowEvents.restart)}>
          {t.restart}
        </Small>
      </Row>
      {report.log.length === 0 ? (
        <Muted>{t.nothingYet}</Muted>
      ) : (
        <ol aria-label={t.events}>
          {report.log.map(({ label, when, to, ignored }, index) => (
            <li key={index}>
              <code>{label}</code>
              {when && ` (${sampleWords(t.locale, when)})`}{" "}
              {ignored ? (
                `· ${t.ignored}`
              ) : (
                <>
                  → <code>{to}</code>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
