import * as React from "react"
import { useStorybookApi } from "storybook/manager-api"
import type { MachineFacts } from "#ui/story/story-machine.ts"
import { List, Muted, Press, Row, Small, Title } from "./parts.tsx"
import { type PanelTexts, Texts } from "./texts.ts"

interface Props {
  readonly facts: MachineFacts
  readonly state: string | null
}

/** A duration in words: "500 ms", "5 s", "2 h". */
const inWords = (milliseconds: number | null, t: PanelTexts): string => {
  if (milliseconds === null) return t.changingDuration
  const units = [
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1_000],
  ] as const
  const [name, size] =
    units.find(([, each]) => milliseconds >= each && milliseconds % each === 0) ?? (["ms", 1] as const)
  return `${milliseconds / size} ${t.units[name]}`
}

/** Copies a link with all settings of the toolbar. Shows the link as text if the browser refuses to copy it. */
const CopyLink = ({ story, isState }: { readonly story: string; readonly isState: boolean }) => {
  const api = useStorybookApi()
  const t = React.useContext(Texts)
  const [said, setSaid] = React.useState("")
  const copy = async () => {
    const link = api.getStoryHrefs(story, { base: "origin" }).managerHref
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t.copied)
    } catch {
      // Without permission to copy, the user gets the link as text and copies it manually.
      setSaid(link)
    }
  }
  return (
    <>
      <Small type="button" onClick={() => void copy()}>
        {isState ? t.copyStateLink : t.copyPageLink}
      </Small>
      <span role="status">{said}</span>
    </>
  )
}

export const Links = ({ facts, story, state }: Props & { readonly story: string }) => {
  const api = useStorybookApi()
  const t = React.useContext(Texts)
  const others = [
    [t.allStates, facts.gallery],
    [t.play, facts.flow],
  ] as const
  return (
    <Row>
      <CopyLink key={story} story={story} isState={state !== null} />
      {others
        .filter(([, target]) => target !== story)
        .map(([words, target]) => (
          <Small key={target} type="button" onClick={() => api.selectStory(target)}>
            {words}
          </Small>
        ))}
    </Row>
  )
}

/** The events that can happen in this state. A click on an event opens the state to which it leads. */
export const Outgoing = ({ facts, state, onState }: Props & { readonly onState: (state: string) => void }) => {
  const t = React.useContext(Texts)
  const edges = facts.edges.filter(({ from }) => from === state)
  return (
    <>
      <Title>{t.fromHere}</Title>
      {edges.length === 0 && <Muted>{t.endsHere}</Muted>}
      <List>
        {edges.map((edge) => (
          <li key={`${edge.event} ${edge.to} ${edge.when}`}>
            <Press type="button" onClick={() => onState(edge.to)}>
              <code>{edge.event}</code> <span>→ {edge.to === state ? t.stays : edge.to}</span>
              {edge.when !== "" && <small>{edge.when}</small>}
            </Press>
          </li>
        ))}
      </List>
    </>
  )
}

/** All calls and delays of the machine. Bold entries are part of this state. */
export const Facts = ({ facts, state }: Props) => {
  const t = React.useContext(Texts)
  const here = facts.edges.filter(({ from }) => from === state).map(({ event }) => event)
  const lists = [
    [
      t.ports,
      facts.ports.map(({ name, answers }) => [
        name,
        answers.join(", "),
        here.some((event) => event.startsWith(`${name} `)),
      ]),
    ],
    [
      t.feeds,
      facts.feeds.map(({ name, tells }) => [name, tells.join(", "), tells.some((event) => here.includes(event))]),
    ],
    [
      t.timers,
      facts.timers.map(({ name, milliseconds }) => [name, inWords(milliseconds, t), here.includes(`after ${name}`)]),
    ],
  ] as const
  return lists
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => (
      <div key={title}>
        <Title>{title}</Title>
        <List>
          {rows.map(([name, words, isHere]) => (
            <li key={String(name)}>
              {isHere ? (
                <strong>
                  <code>{name}</code> {t.waitsNow}
                </strong>
              ) : (
                <code>{name}</code>
              )}{" "}
              · {words}
            </li>
          ))}
        </List>
      </div>
    ))
}
