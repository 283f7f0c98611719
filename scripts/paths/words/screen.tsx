import type { ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import type { Locale } from "#domain/shared/currency.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { keyOf, type Target } from "./notes.ts"
import { cached, screenOf, type Screen } from "./seen.ts"
import type { Shown } from "./shown.ts"
import { parsed } from "./texts.ts"

const anywhere = { hook: () => ["/", () => {}], searchHook: () => "" } as never

type Frame = Pick<ComponentProps<typeof StoryFrame>, "locale" | "serverText" | "children">

/** Renders the page in its frame as HTML. Returns an empty document if a portal needs `document` (the printed history). */
export const renderInFrame = (frame: Frame): HTMLElement => {
  // Pages read their own address, which Node does not have.
  Object.assign(globalThis, { location: new URL("http://localhost") })
  try {
    return parsed(renderToString(<StoryFrame {...frame} memory={anywhere} />))
  } catch (failure) {
    if (!/document is not defined|not a DOM element/.test(String(failure))) throw failure
    return parsed("")
  } finally {
    Reflect.deleteProperty(globalThis, "location")
  }
}

/** Renders the screen at this moment of a path. */
const render = ({ model, walk }: Flow, locale: Locale, snapshot: AnyMachineSnapshot): HTMLElement => {
  const { machine, clock } = mockedMachine(model)
  const options = { clock, snapshots: { [machine.id]: snapshot } } as never
  return renderInFrame({ locale, children: <FlowOptions value={options}>{walk.page(machine)}</FlowOptions> })
}

const screens = new Map<string, Screen>()
const somewhere = new Map<string, Shown | null>()

/** Returns the screen at this moment of a path. Moments with the same screen are rendered once, even if several paths lead to them. */
export const screenAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot): Screen => {
  const key = JSON.stringify([flow.name, locale, snapshot.value, snapshot.context, Object.keys(snapshot.children)])
  return cached(screens, key, () => screenOf(render(flow, locale, snapshot)))
}

/** Returns the text and name of this button or link on any screen of the machine. */
export const shownSomewhere = (flow: Flow, locale: Locale, target: Target): Shown | null =>
  ["button", "link"].includes(String(target.what))
    ? cached(somewhere, `${flow.name} ${locale} ${keyOf(target)}`, () => {
        for (const way of flow.model.exploration().ways) {
          const shown = screenAt(flow, locale, way.at(-1)!.state).isShown(target)
          if (shown !== null) return shown
        }
        return null
      })
    : null
