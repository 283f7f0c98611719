import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import { templates } from "#scripts/paths/words/templates.ts"
import { capital } from "./lines.ts"

/** Actions are bullets, which Gherkin reads as steps: an instruction is no English or Russian after "When". */
export const gherkin = (flow: Flow, scripts: readonly ManualScript[], locale: Locale): string => {
  const { feature, scenario, outcome, and, language } = templates[locale].gherkin
  const bullets = (lines: readonly string[]) => lines.map((line) => `    * ${capital(line)}`)
  const block = (keyword: string, lines: readonly string[]) =>
    lines.map((line, index) => `    ${index === 0 ? keyword : and} ${line}`)
  return [
    `# language: ${language}`,
    `${feature}: ${titleOf(flow, locale)}`,
    "",
    ...scripts.flatMap(({ id, title, preconditions, steps }) => [
      `  @${id}`,
      `  ${scenario}: ${title}`,
      ...bullets(preconditions),
      ...steps.flatMap(({ does, sees }) => [...bullets(does), ...block(outcome, sees)]),
      "",
    ]),
  ].join("\n")
}
