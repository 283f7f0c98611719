import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import { wordsIn } from "#scripts/paths/words/words.ts"
import { capital } from "./lines.ts"

/** Writes actions as bullets, which Gherkin reads as steps. An instruction after "When" would not be correct English or Russian. */
export const gherkin = (flow: Flow, scripts: readonly ManualScript[], locale: Locale): string => {
  const say = wordsIn(locale)
  const bullets = (lines: readonly string[]) => lines.map((line) => `    * ${capital(line)}`)
  const block = (keyword: string, lines: readonly string[]) =>
    lines.map((line, index) => `    ${index === 0 ? keyword : say("gherkin.and")} ${line}`)
  return [
    `# language: ${say("gherkin.language")}`,
    `${say("gherkin.feature")}: ${titleOf(flow, locale)}`,
    "",
    ...scripts.flatMap(({ id, title, preconditions, steps }) => [
      `  @${id}`,
      `  ${say("gherkin.scenario")}: ${title}`,
      ...bullets(preconditions),
      ...steps.flatMap(({ does, sees }) => [...bullets(does), ...block(say("gherkin.outcome"), sees)]),
      "",
    ]),
  ].join("\n")
}
