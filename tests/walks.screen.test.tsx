import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"
import { page as browserPage } from "vitest/browser"
import { render } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from "xstate"
import { held } from "../src/machines/kit/replay"
import { recorder, transitionsOf } from "../src/machines/kit/transitions"
import { stateName } from "../src/machines/state-name"
import { FlowOptions } from "../src/ui/flow"
import { StoryFrame, storyI18n } from "../src/ui/story-frame"
import type { Walk, WalkTools } from "../src/ui/walk"
import { byApp, passing } from "../src/ui/walk"
import { walks } from "../src/ui/walks"

type Doing = typeof byApp | ((tools: WalkTools<AnyStateMachine>, event: AnyEventObject) => Promise<unknown>)
type Seeing = typeof passing | ((tools: WalkTools<AnyStateMachine>) => Promise<unknown>)

/** Names of machines, with commas between; all when there are none. */
const only = (import.meta.env["VITE_WALK"] as string | undefined)?.split(",")

describe.each(Object.entries<Walk<any>>(walks).filter(([name]) => !only || only.includes(name)))("%s", (_, walk) => {
  const model = walk.model
  const taken = new Set<string>()

  it.each(model.paths().map((path, index) => [path.name, path, index % 2 === 0 ? "en-US" as const : "ru-RU" as const] as const))(
    "%s",
    async (_name, path, locale) => {
      const world = held(model)
      const record = recorder(model.machine.id)
      let actor: AnyActorRef | undefined
      const inspect = (event: InspectionEvent) => {
        const ref = event.actorRef as AnyActorRef & { logic?: { id?: string } }
        if (event.type === "@xstate.actor" && ref.logic?.id === model.machine.id) actor = ref
        record.inspect(event)
      }
      const memory = memoryLocation({ path: "/", record: true })
      const screen = await render(
        <FlowOptions value={{ clock: world.clock, inspect: inspect as never }}>
          <StoryFrame locale={locale} memory={memory}>{walk.page(world.machine)}</StoryFrame>
        </FlowOptions>
      )
      const tools: WalkTools<AnyStateMachine> = {
        page: browserPage,
        t: storyI18n[locale].t,
        address: () => memory.history.at(-1)!,
        see: async (locator: Locator) => { await expect.element(locator).toBeVisible() },
        absent: async (locator: Locator) => { await expect.element(locator).not.toBeInTheDocument() },
        expect,
        asked: (port) => world.asked.get(port)?.input,
        model
      }
      const look = async (state: string) => {
        const seeing = (walk.sees as Record<string, Seeing>)[state]!
        if (seeing === passing) throw new Error(`${state} is not passing: the machine rests in it. Say what a person sees there.`)
        await seeing(tools)
      }
      for (const step of path.steps) {
        await look(step.from)
        const doing = (walk.does as Record<string, Doing>)[step.event.type]
        const before = actor!.getSnapshot()
        if (!(await world.happen(step.event, before))) {
          if (doing === byApp) actor!.send(step.event)
          else await doing!(tools, step.event)
        }
        await expect.poll(() => stateName(actor!.getSnapshot().value), { message: `after ${step.label}` }).toBe(step.to)
      }
      await look(path.steps.at(-1)!.to)
      record.taken.forEach((name) => taken.add(name))
      await screen.unmount()
    }
  )

  it("took every transition through the screen", () => {
    expect([...taken].sort()).toEqual([...transitionsOf(model.machine)].sort())
  })
})
