import * as React from "react"
import { addons } from "storybook/manager-api"
import { flowEvents } from "#ui/story/story-names.ts"
import type { EventSource, FlowReport } from "#machines/kit/flow-session.ts"
import { List, Muted, Press, Row, Small, Title } from "./parts.tsx"

const groups: Readonly<Record<EventSource, string>> = {
  port: "What was asked is answered",
  delay: "Time passes",
  feed: "The world tells",
  app: "Another part of the app",
  person: "The person (or do it on the screen)",
}

const say = (name: string, what?: number) => addons.getChannel().emit(name, what)

/** A flow that runs in the canvas: what may happen to it, what has happened, and a step back. */
export const Live = ({ report }: { readonly report: FlowReport }) => {
  const choices = report.choices.map((choice, index) => ({ ...choice, index }))
  return (
    <>
      {(Object.keys(groups) as ReadonlyArray<EventSource>).map((by) => {
        const own = choices.filter((choice) => choice.by === by)
        return (
          own.length > 0 && (
            <div key={by}>
              <Title>{groups[by]}</Title>
              <List>
                {own.map(({ index, label, when }) => (
                  <li key={index}>
                    <Press type="button" onClick={() => say(flowEvents.choose, index)}>
                      <code>{label}</code>
                      {when !== "" && <small>{when}</small>}
                    </Press>
                  </li>
                ))}
              </List>
            </div>
          )
        )
      })}
      {choices.length === 0 && <Muted>The flow has ended. Undo, or start again.</Muted>}
      <Title>What happened</Title>
      <Row>
        <Small type="button" disabled={report.log.length === 0} onClick={() => say(flowEvents.undo)}>
          Undo the last
        </Small>
        <Small type="button" disabled={report.log.length === 0} onClick={() => say(flowEvents.restart)}>
          Start again
        </Small>
      </Row>
      {report.log.length === 0 ? (
        <Muted>Nothing yet.</Muted>
      ) : (
        <ol aria-label="Events">
          {report.log.map(({ label, when, to, ignored }, index) => (
            <li key={index}>
              <code>{label}</code>
              {when && ` (${when})`}{" "}
              {ignored ? (
                "· ignored"
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
