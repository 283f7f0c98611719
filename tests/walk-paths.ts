import { expect, it } from "vitest"
import type { AnyEventObject } from "xstate"
import { notRun } from "#scripts/flow/not-run.ts"
import type { Walk } from "#ui/walk.ts"
import { focusLost } from "./focus-lost.ts"
import { findFocusProblems, type LostBy } from "./focus-problems.ts"
import { renderWalk } from "./render-walk.tsx"
import { findUncoveredTransitions } from "./uncovered-transitions.ts"

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
      const screen = await renderWalk(walk, locale)
      let route: string = locale
      const checkStateOnce = async (state: string) => {
        if (looked.has(route)) return
        await screen.look(state)
        looked.add(route)
      }
      for (const step of path.steps) {
        await checkStateOnce(step.from)
        await screen.perform(step)
        route += ` ${idOf(step.event)}`
      }
      await checkStateOnce(path.steps.at(-1)!.to)
      screen.taken.forEach((name) => taken.add(name))
      screen.lost.forEach((cause, step) => lost.set(step, lost.get(step) === "owed" ? "owed" : cause))
      screen.repeated.forEach((step) => repeated.add(step))
      await screen.unmount()
      walked++
    },
  )

  it("takes every transition on the screen", ({ skip }) => {
    skip(walked < model.paths().length, notRun)
    expect(findUncoveredTransitions(model, taken)).toEqual([])
  })

  it("shows a failed load once", () => {
    expect([...repeated]).toEqual([])
  })

  it("loses the focus only where tests/focus-lost.ts lists it", ({ skip }) => {
    skip(walked < model.paths().length, notRun)
    expect(findFocusProblems(focusLost[machine] ?? {}, lost)).toEqual([])
  })
}
