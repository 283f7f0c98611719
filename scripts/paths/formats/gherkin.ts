import type { Locale } from "../../../src/domain/shared/currency"
import type { Flow } from "../flows"
import type { Script } from "../script"
import { capital, linesOf } from "./lines"

export const gherkin = (flow: Flow, scripts: readonly Script[], locale: Locale): string => {
  const lines = linesOf(flow, locale, "telling")
  const { feature, scenario, given, when, outcome, and, language } = lines.words.gherkin
  const block = (keyword: string, said: readonly string[]) =>
    said.map((line, index) => `    ${index === 0 ? keyword : and} ${line}`)
  const scenarioOf = (script: Script) => {
    const opening = lines.opening(script)
    return [
      `  @${script.id}`,
      `  ${scenario}: ${capital(lines.words.test(lines.title, script.number, script.of))}`,
      ...block(given, opening.does),
      ...block(outcome, opening.sees),
      ...script.steps.flatMap((step) => {
        const { does, sees } = lines.step(step)
        return [...block(when, does), ...block(outcome, sees)]
      }),
      "",
    ]
  }
  return [
    `# language: ${language}`,
    `${feature}: ${lines.title}`,
    ...(flow.stateSets.length === 0 ? [] : [`  ${lines.words.stateSets(flow.stateSets.join(", "))}`]),
    "",
    ...scripts.flatMap(scenarioOf),
  ].join("\n")
}
