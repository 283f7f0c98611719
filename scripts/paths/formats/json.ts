import type { Locale } from "../../../src/domain/shared/currency"
import type { Flow } from "../flows"
import type { ManualScript } from "../manual/manual"
import { titleOf } from "../manual/titles"
import type { Script } from "../script"
import type { Strategy } from "../strategies"

const plain = (_: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}` : value)

/** Everything that the other formats have, and the events themselves. */
export const json = (
  flow: Flow,
  scripts: readonly Script[],
  manual: readonly ManualScript[] | null,
  locale: Locale,
  strategy: Strategy,
): string => {
  const paths = scripts.map(({ id, start, steps }, index) => ({
    id,
    start: start.state,
    steps: steps.map(({ from, label, to, event }) => ({ from, event: label, to, sent: event })),
    manual: manual?.[index] ?? null,
  }))
  const { name: machine, area, stateSets } = flow
  return `${JSON.stringify({ machine, title: titleOf(flow, locale), area, stateSets, strategy, locale, paths }, plain, 2)}\n`
}
