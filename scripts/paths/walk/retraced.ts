import { sampleLabel } from "#machines/kit/when.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { doingOf } from "#scripts/paths/words/recorder.ts"
import { sentences } from "#scripts/paths/words/sentences.ts"
import type { RandomWalkOptions } from "./random.ts"

/** A walk that went wrong, as a person would retrace it. */
export const retraced = async (flow: Flow, { steps, wrong }: RandomWalkOptions): Promise<readonly string[]> => {
  const { describe } = sentences("en-US")
  const typed = new Map<string, string>()
  const lines: string[] = []
  for (const [index, { event, from, to, label }] of steps.entries()) {
    const doing = flow.model.feedOf(event.type) === null ? await doingOf(flow, "en-US", event, typed) : null
    const when = sampleLabel(event)
    const what = `${label}${when === "" ? "" : ` (${when})`}`
    lines.push(
      `  ${index + 1}. ${doing?.map(describe).join("; ") ?? what}  (${from} → ${to}${doing === null ? "" : `, ${what}`})`,
    )
  }
  return [...lines, `  Then: ${wrong}`]
}
