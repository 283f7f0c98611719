import type { ReactNode } from "react"
import { useCallback, useEffect, useMemo, useState } from "react"
import { addons } from "storybook/preview-api"
import { useLocation } from "wouter"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { flowSession } from "../machines/kit/flow-session"
import { FlowOptions } from "./flow"
import type { StateStory } from "./story-of"
import { StoryPage } from "./story-of"
import { machineFacts } from "./story-machine"
import { flowEvents } from "./story-names"
import type { Walk } from "./walk"
import { sentByApp } from "./walk"

interface RunProps<M extends AnyStateMachine> {
  readonly walk: Walk<M>
  /** What has happened already, by an earlier run. */
  readonly replay: ReadonlyArray<AnyEventObject>
  readonly again: (replay: ReadonlyArray<AnyEventObject>) => void
}

/** One life of the machine. Its panel, in the manager's window, is told of it and decides what happens. */
const Run = <M extends AnyStateMachine>({ walk, replay, again }: RunProps<M>): ReactNode => {
  const session = useMemo(() => {
    const tell = () => {
      addons.getChannel().emit(flowEvents.told, made.report())
    }
    // Told while React renders the screen, the panel would be drawn too early.
    const made = flowSession(
      walk.model,
      (type) => (walk.does as Record<string, unknown>)[type] === sentByApp,
      () => queueMicrotask(tell),
    )
    return { ...made, tell }
  }, [walk])
  useEffect(() => {
    const channel = addons.getChannel()
    const heard = {
      [flowEvents.ask]: session.tell,
      [flowEvents.choose]: (index: number) => {
        void session.choose(index)
      },
      [flowEvents.undo]: () => again(session.withoutLast()),
      [flowEvents.restart]: () => again([]),
    }
    for (const [name, listener] of Object.entries(heard)) channel.on(name, listener)
    void (async () => {
      for (const event of replay) await session.fire(event)
      session.tell()
    })()
    return () => {
      for (const [name, listener] of Object.entries(heard)) channel.off(name, listener)
    }
  }, [session, replay, again])
  return <FlowOptions value={session.options}>{walk.page(session.machine as M)}</FlowOptions>
}

const Flow = <M extends AnyStateMachine>({ walk }: { readonly walk: Walk<M> }) => {
  const [{ life, replay }, setRun] = useState<{
    readonly life: number
    readonly replay: ReadonlyArray<AnyEventObject>
  }>({ life: 0, replay: [] })
  const [, go] = useLocation()
  const again = useCallback(
    (events: ReadonlyArray<AnyEventObject>) => {
      go("/", { replace: true })
      setRun((run) => ({ life: run.life + 1, replay: events }))
    },
    [go],
  )
  return (
    <StoryPage>
      <Run key={life} walk={walk} replay={replay} again={again} />
    </StoryPage>
  )
}

/** The live screen on its machine. Ports, delays and feeds wait for the person at the panel. */
export const flowStory = <M extends AnyStateMachine>(walk: Walk<M>): StateStory => ({
  render: () => <Flow walk={walk} />,
  parameters: { machine: machineFacts(walk.model, null) },
})
