import { toKebabCase } from "#ui/story/story-names.ts"
import { UsageError, type Flow } from "./flows.ts"
import type { ManualScript } from "./manual/manual.ts"
import type { Script } from "./script.ts"
import { listUncheckedStates } from "./words/recorder.ts"

const walkOf = ({ name }: Flow): string => `${toKebabCase(name)}.walk.tsx`

/** Throws if a machine has a state that its walk does not describe. */
export const requireStates = (flow: Flow): void => {
  const unseen = listUncheckedStates(flow)
  if (unseen.length === 0) return
  const states: readonly string[] = flow.model.states
  const unknown = Object.keys(flow.walk.states).filter((name) => !states.includes(name))
  const hint = unknown.length === 0 ? "" : ` It names ${unknown.join(", ")}, which is no state of the machine.`
  throw new UsageError(
    `${flow.name}: ${walkOf(flow)} does not say what ${unseen.join(", ")} shows (\`states\`).${hint}`,
  )
}

/** Throws if a script ends in an action without anything to see, because a person must see how the script ended. */
export const requireEnds = (flow: Flow, scripts: readonly Script[], manual: readonly ManualScript[]): void => {
  const endless = manual.flatMap(({ id, steps }, index) =>
    (steps.at(-1)?.sees.length ?? 0) > 0 ? [] : [`${id}, which ends in ${scripts[index]!.steps.at(-1)!.to}`],
  )
  if (endless.length === 0) return
  throw new UsageError(
    `${flow.name}: a script must end with what a person sees: ${endless.join("; ")}. Say it in \`states\` of ${walkOf(flow)}.`,
  )
}
