import { beforeAll, expect, it } from "vitest"
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { machines } from "#machines/generated/machines.ts"
import { isEventForbidden } from "#machines/kit/event-reactions.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { formatStateName } from "#machines/kit/state-name.ts"
import type { Walk } from "#ui/walk.ts"
import { renderWalk } from "./render-walk.tsx"

const pressable =
  "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=switch], [tabindex='0']"

/** Returns true if a modal dialog makes the control inert. */
const isInert = (control: Element) =>
  control.closest("dialog") === null && document.querySelector("dialog:modal") !== null

/** Finds the controls that a visitor can use now: enabled, visible, and not behind a modal dialog. */
const controlsIn = (container: Element): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(pressable)].filter(
    (control) => !control.matches(":disabled") && control.checkVisibility() && !isInert(control),
  )

const nameOf = (control: HTMLElement) =>
  `${control.tagName.toLowerCase()} "${(control.ariaLabel ?? control.textContent ?? "").trim() || control.id}"`

/** Fills the field with the native setter, because React overrides the setter on the element. */
const fill = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Waits for forms, because they validate over several tasks before they submit. A background task runs after all queued tasks. */
const flushForms = async () => {
  for (let round = 0; round < 3; round++) await scheduler.postTask(() => {}, { priority: "background" })
}

const press = async (control: HTMLElement) => {
  control.focus()
  // The focus may change the screen, so the press comes after the screen has rendered.
  await flushForms()
  if (!control.isConnected || control.matches(":disabled")) return
  if (!(control instanceof HTMLInputElement) || ["checkbox", "radio", "submit", "button"].includes(control.type))
    control.click()
  else {
    fill(
      control,
      control.type === "range" ? control.max : control.type === "email" ? "anna@example.com" : `${control.value}1`,
    )
    control.form?.requestSubmit()
    control.blur()
  }
}

/** Prevents navigation, because a link to another site would end the tests. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault()
}

/** Pauses the ports and feeds of all other machines, so that they wait instead of requiring an adapter. */
const pauseAll = (): (() => void) => {
  const placeholders = Object.values<AnyStateMachine>(machines).flatMap(({ implementations }) =>
    Object.values(implementations.actors),
  )
  const restore = [...new Set(placeholders as { start?: unknown }[])].map((logic) => {
    const { start } = logic
    logic.start = () => {}
    return () => {
      logic.start = start
    }
  })
  return () => restore.forEach((undo) => undo())
}

const findPathsByState = (walk: Walk<any>): ReadonlyMap<string, readonly PathStep[]> => {
  const { initial, shortestPaths } = walk.model.exploration()
  const pathsByState = new Map<string, readonly PathStep[]>([[formatStateName(initial.value), []]])
  for (const path of shortestPaths) if (!pathsByState.has(path.at(-1)!.to)) pathsByState.set(path.at(-1)!.to, path)
  return pathsByState
}

/** Registers a test for each state of a machine: no control of its screen may send an event that the state refuses. */
export const pressControls = (machine: string, walk: Walk<any>): void => {
  const pathsByState = findPathsByState(walk)
  beforeAll(() => {
    addEventListener("click", stay)
    const resume = pauseAll()
    return () => {
      resume()
      removeEventListener("click", stay)
    }
  })

  it.for(walk.model.states as readonly string[])(
    "offers in %s only controls whose events are accepted there",
    async (state, { task }) => {
      const failures: string[] = []
      let pressing = ""
      const recordRefusal = (event: InspectionEvent) => {
        const ref = event.actorRef as AnyActorRef & { logic?: { id?: string } }
        if (
          event.type !== "@xstate.event" ||
          ref.logic?.id !== walk.model.machine.id ||
          event.event.type.startsWith("xstate.")
        )
          return
        if (pressing === "") return
        const before = ref.getSnapshot() as AnyMachineSnapshot
        // A machine that has ended leaves the screen within the same task.
        if (before.status !== "active") return
        if (!before.can(event.event) && !isEventForbidden(before, event.event.type))
          failures.push(`${pressing} sends "${event.event.type}" in ${formatStateName(before.value)}`)
      }
      const arrive = async () => {
        const screen = await renderWalk(walk, "en-US", recordRefusal)
        for (const step of pathsByState.get(state)!) await screen.perform(step)
        return screen
      }
      let screen = await arrive()
      const count = controlsIn(screen.container).length
      for (let index = 0; index < count; index++) {
        const control = controlsIn(screen.container)[index]
        // An earlier press may have opened or closed a part of the screen in the same state.
        if (control === undefined) continue
        pressing = nameOf(control)
        await press(control)
        await flushForms()
        pressing = ""
        const snapshot = screen.actor().getSnapshot() as AnyMachineSnapshot
        if (index + 1 < count && formatStateName(snapshot.value) !== state) {
          await screen.unmount()
          screen = await arrive()
        }
      }
      await screen.unmount()
      Object.assign(task.meta, { pressed: { machine, controls: count, wrong: failures } })
      expect(failures).toEqual([])
    },
  )
}
