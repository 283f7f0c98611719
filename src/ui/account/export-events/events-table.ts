import type { TFunction } from "i18next"
import type { SecurityEvent } from "#domain/account/security-event.ts"
import type { CsvCells, CsvFormat } from "#domain/shared/csv.ts"

const columns = ["date", "event", "browser", "system", "country", "id"] as const

/** The security log as spreadsheet cells; what is unknown is empty. */
export const eventsTable = (
  events: ReadonlyArray<SecurityEvent>,
  t: TFunction<"security">,
  { dateTime }: CsvFormat,
): CsvCells => [
  columns.map((column) => t(`log.export.columns.${column}`)),
  ...events.map(({ id, type, browser, system, country, createDate }) => [
    createDate === null ? "" : dateTime(createDate),
    t(`log.events.${type}`),
    browser ?? "",
    system ?? "",
    country ?? "",
    id,
  ]),
]
