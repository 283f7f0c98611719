import { expect, it } from "vitest"
import type { AnyEventObject } from "xstate"
import { notRun } from "#scripts/flow/not-run.ts"
import type { Walk } from "#ui/walk.ts"
import { focusLost } from "./focus-lost.ts"
import { focusProblems, type LostBy } from "./focus-problems.ts"
import { onScreen } from "./on-screen.tsx"
import { untaken } from "./untaken.ts"

/** Registers a test for each generated path of a machine on its screen, and a test that no transition was left out. */
export const walkPaths = (machine: string, walk: Walk<any>): void => {
  const model = walk.model
  const taken = new Set<string>()
  const lost = new Map<string, LostBy>()
  const repeated = new Set<string>()
  // Many paths begin with the same events, so the walk checks their states only once in each language.
  const looked = new Set<string>()
  let walked = 0
  const eventIds = new Map<AnyEventObject, number>()
  const idOf = (event: AnyEventObject) => {
    if (!eventIds.has(event)) eventIds.set(event, eventIds.size)
    return eventIds.get(event)!
  }

  it.for(model.paths().map((path, index) => [path.name, path, index] as const))(
    "%s",
    async ([, path, index], { task }) => {
      // The record of `npm run paths -- walk --on screen` needs the number of the path.
      Object.assign(task.meta, { path: index + 1 })
      const locale = index % 2 === 0 ? "en-US" : "ru-RU"
      const screen = await onScreen(walk, locale)
      let route: string = locale
      const look = async (state: string) => {
        if (looked.has(route)) return
        await screen.look(state)
        looked.add(route)
      }
      for (const step of path.steps) {
        await look(step.from)
        await screen.perform(step)
        route += ` ${idOf(step.event)}`
      }
      await look(path.steps.at(-1)!.to)
      screen.taken.forEach((name) => taken.add(name))
      screen.lost.forEach((by, step) => lost.set(step, lost.get(step) === "owed" ? "owed" : by))
      screen.repeated.forEach((step) => repeated.add(step))
      await screen.unmount()
      walked++
    },
  )

  it("took every transition through the screen", ({ skip }) => {
    skip(walked < model.paths().length, notRun)
    expect(untaken(model, taken)).toEqual([])
  })

  it("shows a failed load once", () => {
    expect([...repeated]).toEqual([])
  })

  it("loses the focus where tests/focus-lost.ts says, and nowhere else", ({ skip }) => {
    skip(walked < model.paths().length, notRun)
    expect(focusProblems(focusLost[machine] ?? {}, lost)).toEqual([])
  })
}
