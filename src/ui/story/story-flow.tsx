import { use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from "react"
import { addons } from "storybook/preview-api"
import { useLocation } from "wouter"
import type { AnyEventObject, AnyStateMachine } from "xstate"
import { createFlowSession } from "#machines/kit/flow-session.ts"
import { mapTexts } from "#machines/kit/label-sample.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { ServerTexts } from "./story-frame.tsx"
import { describeMachine } from "./story-machine.ts"
import { flowEvents } from "./story-names.ts"
import { StoryPage, type StateStory } from "./story-of.tsx"

interface RunProps<M extends AnyStateMachine> {
  readonly walk: Walk<M>
  /** The events of the previous run, which the new run replays. */
  readonly replay: ReadonlyArray<AnyEventObject>
  readonly onRestart: (replay: ReadonlyArray<AnyEventObject>) => void
}

/**
 * Runs the machine once. The panel in Storybook's manager window gets a report of each change, and the user chooses the next
 * event there.
 */
const Run = <M extends AnyStateMachine>({ walk, replay, onRestart }: RunProps<M>): ReactNode => {
  const session = useMemo(() => {
    const report = () => {
      addons.getChannel().emit(flowEvents.report, running.report())
    }
    // Reports in a microtask, because during React's render the panel would update too early.
    const running = createFlowSession(
      walk.model,
      (type) => (walk.events as Record<string, unknown>)[type] === sentByApp,
      () => queueMicrotask(report),
    )
    return { ...running, report }
  }, [walk])
  const serverText = use(ServerTexts)
  const inLanguage = useEffectEvent((event: AnyEventObject) => mapTexts(event, serverText))
  useEffect(() => {
    const channel = addons.getChannel()
    const listeners = {
      [flowEvents.request]: session.report,
      [flowEvents.choose]: (index: number) => {
        void session.choose(index, inLanguage)
      },
      [flowEvents.undo]: () => onRestart(session.withoutLast()),
      [flowEvents.restart]: () => onRestart([]),
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    void (async () => {
      for (const event of replay) await session.fire(inLanguage(event))
      session.report()
    })()
    return () => {
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
    }
  }, [session, replay, onRestart])
  return <FlowOptions value={session.options}>{walk.page(session.machine as M)}</FlowOptions>
}

const Flow = <M extends AnyStateMachine>({ walk }: { readonly walk: Walk<M> }) => {
  const [{ runId, replay }, setRun] = useState<{
    readonly runId: number
    readonly replay: ReadonlyArray<AnyEventObject>
  }>({ runId: 0, replay: [] })
  const [, go] = useLocation()
  const restart = useCallback(
    (events: ReadonlyArray<AnyEventObject>) => {
      go("/", { replace: true })
      setRun((run) => ({ runId: run.runId + 1, replay: events }))
    },
    [go],
  )
  return (
    <StoryPage>
      <Run key={runId} walk={walk} replay={replay} onRestart={restart} />
    </StoryPage>
  )
}

/** Returns the story of a screen with its running machine. The panel triggers ports, delays and feeds. */
export const flowStory = <M extends AnyStateMachine>(walk: Walk<M>): StateStory => ({
  render: () => <Flow walk={walk} />,
  parameters: { machine: describeMachine(walk, null) },
})
