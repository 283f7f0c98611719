import * as React from "react"
import { useStorybookApi } from "storybook/manager-api"
import type { MachineDetails } from "#ui/story/story-machine.ts"
import { List, Muted, ChoiceButton, Row, SmallButton, Title } from "./parts.tsx"
import { type PanelTexts, PanelTextsContext } from "./texts.ts"

interface Props {
  readonly details: MachineDetails
  readonly state: string | null
}

/** Returns a duration in words: "500 ms", "5 s", "2 h". Null is a duration that depends on the machine's data. */
const durationText = (milliseconds: number | null, t: PanelTexts): string => {
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

/** A button that copies a link with all settings of the toolbar. Shows the link as text if the browser refuses to copy it. */
const CopyLink = ({ story, isState }: { readonly story: string; readonly isState: boolean }) => {
  const api = useStorybookApi()
  const t = React.useContext(PanelTextsContext)
  const [message, setSaid] = React.useState("")
  const copy = async () => {
    const link = api.getStoryHrefs(story, { base: "origin" }).managerHref
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t.copied)
    } catch {
      // If the browser refuses to copy, shows the link as text, so that the user can copy it manually.
      setSaid(link)
    }
  }
  return (
    <>
      <SmallButton type="button" onClick={() => void copy()}>
        {isState ? t.copyStateLink : t.copyPageLink}
      </SmallButton>
      <span role="status">{message}</span>
    </>
  )
}

/** The links of a story: copy its URL, open the gallery of all states, or play the flow live. */
export const StoryLinks = ({ details, story, state }: Props & { readonly story: string }) => {
  const api = useStorybookApi()
  const t = React.useContext(PanelTextsContext)
  const others = [
    [t.allStates, details.gallery],
    [t.play, details.flow],
  ] as const
  return (
    <Row>
      <CopyLink key={story} story={story} isState={state !== null} />
      {others
        .filter(([, target]) => target !== story)
        .map(([label, target]) => (
          <SmallButton key={target} type="button" onClick={() => api.selectStory(target)}>
            {label}
          </SmallButton>
        ))}
    </Row>
  )
}

/** Lists the events that can happen in this state. A click on an event opens the state to which it leads. */
export const OutgoingEvents = ({ details, state, onState }: Props & { readonly onState: (state: string) => void }) => {
  const t = React.useContext(PanelTextsContext)
  const edges = details.edges.filter(({ from }) => from === state)
  return (
    <>
      <Title>{t.fromHere}</Title>
      {edges.length === 0 && <Muted>{t.endsHere}</Muted>}
      <List>
        {edges.map((edge) => (
          <li key={`${edge.event} ${edge.to} ${edge.when}`}>
            <ChoiceButton type="button" onClick={() => onState(edge.to)}>
              <code>{edge.event}</code> <span>→ {edge.to === state ? t.stays : edge.to}</span>
              {edge.when !== "" && <small>{edge.when}</small>}
            </ChoiceButton>
          </li>
        ))}
      </List>
    </>
  )
}

/** Lists the ports, feeds and delays of the machine. Bold entries are part of this state. */
export const MachineDetailsPanel = ({ details, state }: Props) => {
  const t = React.useContext(PanelTextsContext)
  const here = details.edges.filter(({ from }) => from === state).map(({ event }) => event)
  const lists = [
    [
      t.ports,
      details.ports.map(({ name, answers }) => [
        name,
        answers.join(", "),
        here.some((event) => event.startsWith(`${name} `)),
      ]),
    ],
    [
      t.feeds,
      details.feeds.map(({ name, events }) => [name, events.join(", "), events.some((event) => here.includes(event))]),
    ],
    [
      t.timers,
      details.timers.map(({ name, milliseconds }) => [
        name,
        durationText(milliseconds, t),
        here.includes(`after ${name}`),
      ]),
    ],
  ] as const
  return lists
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => (
      <div key={title}>
        <Title>{title}</Title>
        <List>
          {rows.map(([name, label, isHere]) => (
            <li key={String(name)}>
              {isHere ? (
                <strong>
                  <code>{name}</code> {t.waitsNow}
                </strong>
              ) : (
                <code>{name}</code>
              )}{" "}
              · {label}
            </li>
          ))}
        </List>
      </div>
    ))
}
