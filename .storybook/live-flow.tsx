import * as React from "react"
import { addons } from "storybook/manager-api"
import type { EventSource, FlowReport } from "#machines/kit/flow-session.ts"
import { translateSampleName } from "#scripts/paths/words/sample-words.ts"
import { flowEvents } from "#ui/story/story-names.ts"
import { List, Muted, ChoiceButton, Row, SmallButton, Title } from "./parts.tsx"
import { PanelTextsContext } from "./texts.ts"

const sources: ReadonlyArray<EventSource> = ["port", "delay", "feed", "app", "person"]

const emit = (name: string, what?: number) => addons.getChannel().emit(name, what)

/** The flow that runs in the canvas: the possible events, the past events, and a button that goes one step back. */
export const LiveFlow = ({ report }: { readonly report: FlowReport }) => {
  const t = React.useContext(PanelTextsContext)
  const choices = report.choices.map((choice, index) => ({ ...choice, index }))
  return (
    <>
      {sources.map((source) => {
        const ofSender = choices.filter((choice) => choice.source === source)
        return (
          ofSender.length > 0 && (
            <div key={source}>
              <Title>{t.sources[source]}</Title>
              <List>
                {ofSender.map(({ index, label, when }) => (
                  <li key={index}>
                    <ChoiceButton type="button" onClick={() => emit(flowEvents.choose, index)}>
                      <code>{label}</code>
                      {when !== "" && <small>{translateSampleName(t.locale, when)}</small>}
                    </ChoiceButton>
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
        <SmallButton type="button" disabled={report.log.length === 0} onClick={() => emit(flowEvents.undo)}>
          {t.undo}
        </SmallButton>
        <SmallButton type="button" disabled={report.log.length === 0} onClick={() => emit(flowEvents.restart)}>
          {t.restart}
        </SmallButton>
      </Row>
      {report.log.length === 0 ? (
        <Muted>{t.nothingYet}</Muted>
      ) : (
        <ol aria-label={t.events}>
          {report.log.map(({ label, when, to, isIgnored }, index) => (
            <li key={index}>
              <code>{label}</code>
              {when && ` (${translateSampleName(t.locale, when)})`}{" "}
              {isIgnored ? (
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
