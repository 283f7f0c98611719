import * as React from "react"
import { useStorybookApi } from "storybook/manager-api"
import type { MachineFacts } from "#ui/story/story-machine.ts"
import { List, Muted, Press, Row, Small, Title } from "./parts.tsx"

interface Props {
  readonly facts: MachineFacts
  readonly state: string | null
}

/** "500 ms", "5 s", "2 h" */
const inWords = (milliseconds: number | null): string => {
  if (milliseconds === null) return "as the state says"
  const units = [
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1_000],
  ] as const
  const [name, size] = units.find(([, each]) => milliseconds >= each && milliseconds % each === 0) ?? ["ms", 1]
  return `${milliseconds / size} ${name}`
}

/** The link with everything the toolbar says; shown where the browser does not let it be copied. */
const CopyLink = ({ story, what }: { readonly story: string; readonly what: string }) => {
  const api = useStorybookApi()
  const [said, setSaid] = React.useState("")
  const copy = async () => {
    const link = api.getStoryHrefs(story, { base: "origin" }).managerHref
    try {
      await navigator.clipboard.writeText(link)
      setSaid("Copied.")
    } catch {
      // Without leave to copy the person still gets it, by hand.
      setSaid(link)
    }
  }
  return (
    <>
      <Small type="button" onClick={() => void copy()}>
        Copy link to this {what}
      </Small>
      <span role="status">{said}</span>
    </>
  )
}

export const Links = ({ facts, story, state }: Props & { readonly story: string }) => {
  const api = useStorybookApi()
  const others = [
    ["All states side by side", facts.gallery],
    ["Play it live", facts.flow],
  ] as const
  return (
    <Row>
      <CopyLink key={story} story={story} what={state === null ? "page" : "state"} />
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

/** What can happen in this state; each opens the state it leads to. */
export const Outgoing = ({ facts, state, onState }: Props & { readonly onState: (state: string) => void }) => {
  const edges = facts.edges.filter(({ from }) => from === state)
  return (
    <>
      <Title>From here</Title>
      {edges.length === 0 && <Muted>Nothing leads out of it: the flow ends here.</Muted>}
      <List>
        {edges.map((edge) => (
          <li key={`${edge.event} ${edge.to} ${edge.when}`}>
            <Press type="button" onClick={() => onState(edge.to)}>
              <code>{edge.event}</code> <span>→ {edge.to === state ? "stays" : edge.to}</span>
              {edge.when !== "" && <small>{edge.when}</small>}
            </Press>
          </li>
        ))}
      </List>
    </>
  )
}

/** Everything the machine asks for or waits for; bold what this state does. */
export const Facts = ({ facts, state }: Props) => {
  const here = facts.edges.filter(({ from }) => from === state).map(({ event }) => event)
  const lists = [
    [
      "Ports",
      facts.ports.map(({ name, answers }) => [
        name,
        answers.join(", "),
        here.some((event) => event.startsWith(`${name} `)),
      ]),
    ],
    [
      "Feeds",
      facts.feeds.map(({ name, tells }) => [name, tells.join(", "), tells.some((event) => here.includes(event))]),
    ],
    [
      "Timers",
      facts.timers.map(({ name, milliseconds }) => [name, inWords(milliseconds), here.includes(`after ${name}`)]),
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
                  <code>{name}</code> (waits for it now)
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
