import type { Flow } from "../flows"
import { teller } from "../words/tell"
import { doingOf } from "../words/recorder"
import { happeningOf, worldInWords } from "../words/world"
import type { RandomWalkOptions } from "./random"

/** A walk that went wrong, as a person would retrace it. */
export const retraced = async (flow: Flow, { steps, wrong }: RandomWalkOptions): Promise<readonly string[]> => {
  const { describe } = teller("en-US")
  const typed = new Map<string, string>()
  const lines: string[] = []
  for (const [index, { event, from, to, before, label }] of steps.entries()) {
    const doing = flow.model.feedOf(event.type) === null ? await doingOf(flow, "en-US", event, typed) : null
    const said =
      doing === null
        ? worldInWords("en-US", happeningOf(flow.model, event, before), event)
        : doing.map((note) => describe(note, "imperative")).join("; ")
    lines.push(`  ${index + 1}. ${said}  (${from} → ${to}, ${label})`)
  }
  return [...lines, `  Then: ${wrong}`]
}
