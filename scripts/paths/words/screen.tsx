import type { ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import type { Locale } from "#domain/shared/currency.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import type { ShownElement } from "./finder.ts"
import { keyOf, type Target } from "./interactions.ts"
import { getOrCreate, screenOf, type Screen } from "./seen.ts"
import { parseHtml } from "./texts.ts"

const anywhere = { hook: () => ["/", () => {}], searchHook: () => "" } as never

type Frame = Pick<ComponentProps<typeof StoryFrame>, "locale" | "serverText" | "children">

/** Renders the page in its frame as HTML. Returns an empty document if a portal needs `document` (the printed history). */
export const renderInFrame = (frame: Frame): HTMLElement => {
  // Pages read their own URL, which Node does not have.
  Object.assign(globalThis, { location: new URL("http://localhost") })
  try {
    return parseHtml(renderToString(<StoryFrame {...frame} memory={anywhere} />))
  } catch (failure) {
    if (!/document is not defined|not a DOM element/.test(String(failure))) throw failure
    return parseHtml("")
  } finally {
    Reflect.deleteProperty(globalThis, "location")
  }
}

const render = ({ model, walk }: Flow, locale: Locale, snapshot: AnyMachineSnapshot): HTMLElement => {
  const { machine, clock } = createMockedMachine(model)
  const options = { clock, snapshots: { [machine.id]: snapshot } } as never
  return renderInFrame({ locale, children: <FlowOptions value={options}>{walk.page(machine)}</FlowOptions> })
}

const screens = new Map<string, Screen>()
const somewhere = new Map<string, ShownElement | null>()

/** Returns the screen of a snapshot. Each screen is rendered once, even if several paths lead to its snapshot. */
export const screenAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot): Screen => {
  const key = JSON.stringify([flow.name, locale, snapshot.value, snapshot.context, Object.keys(snapshot.children)])
  return getOrCreate(screens, key, () => screenOf(render(flow, locale, snapshot)))
}

/** Returns the text and name of this button or link on any screen of the machine. */
export const findShownSomewhere = (flow: Flow, locale: Locale, target: Target): ShownElement | null =>
  ["button", "link"].includes(String(target.matcher))
    ? getOrCreate(somewhere, `${flow.name} ${locale} ${keyOf(target)}`, () => {
        for (const path of flow.model.exploration().shortestPaths) {
          const shown = screenAt(flow, locale, path.at(-1)!.state).findShown(target)
          if (shown !== null) return shown
        }
        return null
      })
    : null
