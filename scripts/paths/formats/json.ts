import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import type { Script } from "#scripts/paths/script.ts"
import type { Strategy } from "#scripts/paths/strategies.ts"

const replaceBigInt = (_: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}` : value)

/** Removes the preparation, because it is in the desk's file. */
const withoutPreparation = ({ preparation: _, ...script }: ManualScript) => script

/** Writes everything that the other formats contain, and the events themselves. */
export const writeJson = (
  flow: Flow,
  scripts: readonly Script[],
  manual: readonly ManualScript[] | null,
  locale: Locale,
  strategy: Strategy,
): string => {
  const paths = scripts.map(({ id, start, steps }, index) => ({
    id,
    start: start.to,
    steps: steps.map(({ from, label, to, event }) => ({ from, event: label, to, sent: event })),
    manual: manual === null ? null : withoutPreparation(manual[index]!),
  }))
  const { name: machine, area, stateSets } = flow
  return `${JSON.stringify({ machine, title: titleOf(flow, locale), area, stateSets, strategy, locale, paths }, replaceBigInt, 2)}\n`
}
