import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import type { ManualScript } from "#scripts/paths/manual/manual.ts"
import { titleOf } from "#scripts/paths/manual/titles.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import { capitalize } from "./lines.ts"

/** Writes actions as bullets, which Gherkin reads as steps. An instruction after "When" would not be correct English or Russian. */
export const writeGherkin = (flow: Flow, scripts: readonly ManualScript[], locale: Locale): string => {
  const t = translateTo(locale)
  const bullets = (lines: readonly string[]) => lines.map((line) => `    * ${capitalize(line)}`)
  const block = (keyword: string, lines: readonly string[]) =>
    lines.map((line, index) => `    ${index === 0 ? keyword : t("gherkin.and")} ${line}`)
  return [
    `# language: ${t("gherkin.language")}`,
    `${t("gherkin.feature")}: ${titleOf(flow, locale)}`,
    "",
    ...scripts.flatMap(({ id, title, preconditions, steps }) => [
      `  @${id}`,
      `  ${t("gherkin.scenario")}: ${title}`,
      ...bullets(preconditions),
      ...steps.flatMap(({ does, sees }) => [...bullets(does), ...block(t("gherkin.outcome"), sees)]),
      "",
    ]),
  ].join("\n")
}
