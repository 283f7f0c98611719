import type { Locale } from "../../../src/domain/shared/currency"
import type { Flow } from "../flows"
import type { Script } from "../script"
import type { Strategy } from "../strategies"
import { linesOf } from "./lines"

const plain = (_: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}` : value)

export const json = (flow: Flow, scripts: readonly Script[], locale: Locale, strategy: Strategy): string => {
  const lines = linesOf(flow, locale, "imperative")
  const paths = scripts.map((script) => ({
    id: script.id,
    start: { state: script.start.state, sees: lines.opening(script).sees },
    steps: script.steps.map((step) => ({
      from: step.from,
      event: step.label,
      to: step.to,
      sent: step.event,
      ...lines.step(step),
    })),
  }))
  return `${JSON.stringify({ machine: flow.name, title: lines.title, stateSets: flow.stateSets, strategy, locale, paths }, plain, 2)}\n`
}
