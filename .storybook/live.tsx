import * as React from "react"
import { addons, useGlobals } from "storybook/manager-api"
import { flowEvents } from "#ui/story/story-names.ts"
import type { EventSource, FlowReport } from "#machines/kit/flow-session.ts"
import { List, Muted, Press, Row, Small, Title } from "./parts.tsx"

const texts = {
  "en-US": {
    port: "Responses",
    delay: "Time passes",
    feed: "Events from outside",
    app: "Another part of the app",
    person: "The person (or do it on the screen)",
    ended: "The flow has ended. Undo, or start again.",
    log: "What happened",
    undo: "Undo the last",
    restart: "Start again",
    none: "Nothing yet.",
    ignored: "ignored",
  },
  "ru-RU": {
    port: "Ответы сервера",
    delay: "Прошло время",
    feed: "События извне",
    app: "Другая часть приложения",
    person: "Действия человека (или сделайте это на экране)",
    ended: "Сценарий завершён. Отмените шаг или начните сначала.",
    log: "Что произошло",
    undo: "Отменить последнее",
    restart: "Начать сначала",
    none: "Пока ничего.",
    ignored: "без последствий",
  },
} as const

const sources: ReadonlyArray<EventSource> = ["port", "delay", "feed", "app", "person"]

const say = (name: string, what?: number) => addons.getChannel().emit(name, what)

/** A flow that runs in the canvas: what may happen to it, what has happened, and a step back. */
export const Live = ({ report }: { readonly report: FlowReport }) => {
  const [globals] = useGlobals()
  const t = texts[globals["locale"] === "ru-RU" ? "ru-RU" : "en-US"]
  const choices = report.choices.map((choice, index) => ({ ...choice, index }))
  return (
    <>
      {sources.map((by) => {
        const own = choices.filter((choice) => choice.by === by)
        return (
          own.length > 0 && (
            <div key={by}>
              <Title>{t[by]}</Title>
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
        <Muted>{t.none}</Muted>
      ) : (
        <ol aria-label="Events">
          {report.log.map(({ label, when, to, ignored }, index) => (
            <li key={index}>
              <code>{label}</code>
              {when && ` (${when})`}{" "}
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
