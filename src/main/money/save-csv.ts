import { DateTime } from "luxon"
import { Effect } from "effect"
import { saveFile } from "#adapters/shared/files.ts"
import { csvOf, type CsvCells, type CsvFormat } from "#domain/shared/csv.ts"
import type { App } from "#main/site/app.ts"

const dateTime = (instant: string) => DateTime.fromISO(instant).toFormat("yyyy-MM-dd HH:mm:ss")

/** `table` names the file and fills its cells. Spreadsheets of Russian settings read a semicolon between cells and a comma in numbers. */
export const saveCsv = (
  { locale, clock }: Pick<App, "locale" | "clock">,
  table: (format: CsvFormat) => { readonly name: string; readonly cells: CsvCells },
): Effect.Effect<null> =>
  Effect.suspend(() => {
    const isRussian = locale() === "ru-RU"
    const { name, cells } = table({ dateTime, decimalComma: isRussian })
    const today = DateTime.fromMillis(clock.now()).toFormat("yyyy-MM-dd")
    return saveFile(document, `${name}-${today}.csv`, csvOf(cells, isRussian ? ";" : ","))
  })
