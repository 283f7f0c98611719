import { beforeAll, expect, it } from "vitest"
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import type { PathStep } from "#machines/kit/explore.ts"
import { machines } from "#machines/generated/machines.ts"
import { isEventForbidden } from "#machines/kit/event-reactions.ts"
import { stateName } from "#machines/kit/state-name.ts"
import type { Walk } from "#ui/walk.ts"
import { onScreen } from "./on-screen.tsx"

const pressable =
  "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=switch], [tabindex='0']"

/** A modal dialog makes the rest of the page inert. */
const isInert = (control: Element) =>
  control.closest("dialog") === null && document.querySelector("dialog:modal") !== null

/** The controls that a person can use now: not disabled, visible, and not behind a modal dialog. */
const controlsIn = (container: Element): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(pressable)].filter(
    (control) => !control.matches(":disabled") && control.checkVisibility() && !isInert(control),
  )

const nameOf = (control: HTMLElement) =>
  `${control.tagName.toLowerCase()} "${(control.ariaLabel ?? control.textContent ?? "").trim() || control.id}"`

/** React listens to the setter of the element's own kind. */
const fill = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Forms validate before they submit, over several tasks. A background task runs after all that are queued by then. */
const settleForms = async () => {
  for (let round = 0; round < 3; round++) await scheduler.postTask(() => {}, { priority: "background" })
}

const press = async (control: HTMLElement) => {
  control.focus()
  // Focus may change the screen; the press comes after it rendered.
  await settleForms()
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

/** A link to another site must not take the tests away. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault()
}

/** The machines beside the one that is looked at: their ports and feeds wait, too, instead of asking for an adapter. */
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

const waysTo = (walk: Walk<any>): ReadonlyMap<string, readonly PathStep[]> => {
  const { initial, ways } = walk.model.exploration()
  const first = new Map<string, readonly PathStep[]>([[stateName(initial.value), []]])
  for (const way of ways) if (!first.has(way.at(-1)!.to)) first.set(way.at(-1)!.to, way)
  return first
}

/** A test for each state of a machine: no control of its screen sends what the state refuses. */
export const pressControls = (machine: string, walk: Walk<any>): void => {
  const ways = waysTo(walk)
  beforeAll(() => {
    addEventListener("click", stay)
    const resume = pauseAll()
    return () => {
      resume()
      removeEventListener("click", stay)
    }
  })

  it.for(walk.model.states as readonly string[])(
    "in %s offers nothing that is not accepted there",
    async (state, { task }) => {
      const failures: string[] = []
      let pressing = ""
      const heard = (event: InspectionEvent) => {
        const ref = event.actorRef as AnyActorRef & { logic?: { id?: string } }
        if (
          event.type !== "@xstate.event" ||
          ref.logic?.id !== walk.model.machine.id ||
          event.event.type.startsWith("xstate.")
        )
          return
        if (pressing === "") return
        const before = ref.getSnapshot() as AnyMachineSnapshot
        // A machine that has ended is off the screen within the same turn.
        if (before.status !== "active") return
        if (!before.can(event.event) && !isEventForbidden(before, event.event.type))
          failures.push(`${pressing} sends "${event.event.type}" in ${stateName(before.value)}`)
      }
      const arrive = async () => {
        const screen = await onScreen(walk, "en-US", heard)
        for (const step of ways.get(state)!) await screen.perform(step)
        return screen
      }
      let screen = await arrive()
      const count = controlsIn(screen.container).length
      for (let index = 0; index < count; index++) {
        const control = controlsIn(screen.container)[index]
        // An earlier press may have opened or closed something; the state is the same.
        if (control === undefined) continue
        pressing = nameOf(control)
        await press(control)
        await settleForms()
        pressing = ""
        const snapshot = screen.actor().getSnapshot() as AnyMachineSnapshot
        if (index + 1 < count && stateName(snapshot.value) !== state) {
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
