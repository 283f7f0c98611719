import type { Locale } from "../../../src/domain/shared/currency"
import type { Flow } from "../flows"
import type { Script } from "../script"
import type { Lines } from "./lines"
import { capital, linesOf } from "./lines"

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`
const sentences = (lines: readonly string[]): string => lines.map((line) => `${capital(line)}.`).join("\n")

/** A manual test script: one row for each thing to do, RFC 4180, UTF-8. */
export const csv = (flow: Flow, scripts: readonly Script[], locale: Locale): string => {
  const lines = linesOf(flow, locale, "imperative")
  const { test, step, action, expected } = lines.words.table
  const rowOf = (script: Script, number: number, { does, sees }: Lines) =>
    row([script.id, String(number), sentences(does), sentences(sees)])
  return (
    row([test, step, action, expected]) +
    scripts
      .map(
        (script) =>
          rowOf(script, 0, lines.opening(script)) +
          script.steps.map((each, index) => rowOf(script, index + 1, lines.step(each))).join(""),
      )
      .join("")
  )
}
