import type { Locale } from "../../../src/domain/shared/currency"
import type { ManualScript } from "../manual/manual"
import { templates } from "../words/templates"
import { sentence } from "./lines"

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`
const sentences = (lines: readonly string[]): string => lines.map(sentence).join("\n")

/** One row for each thing to do, RFC 4180, UTF-8. */
export const csv = (scripts: readonly ManualScript[], locale: Locale): string => {
  const { id, title, section, preconditions, step, action, expected } = templates[locale].columns
  return (
    row([id, title, section, preconditions, step, action, expected]) +
    scripts
      .flatMap((script) =>
        script.steps.map(({ does, sees }, index) =>
          row([
            script.id,
            script.title,
            script.section,
            index === 0 ? sentences(script.preconditions) : "",
            String(index + 1),
            sentences(does),
            sentences(sees),
          ]),
        ),
      )
      .join("")
  )
}
