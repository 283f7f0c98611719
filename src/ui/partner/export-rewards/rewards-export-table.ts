import type { TFunction } from "i18next"
import { csvNumber, type CsvCells, type CsvFormat } from "#domain/shared/csv.ts"
import type { Reward } from "#domain/partner/partner.ts"

const columns = ["date", "referral", "code", "amount", "currency", "state", "payout", "id"] as const

/** The rewards as spreadsheet cells, unrounded. */
export const rewardsExportTable = (
  rewards: ReadonlyArray<Reward>,
  t: TFunction<"partner">,
  format: CsvFormat,
): CsvCells => {
  const dateTime = (instant: string | null) => (instant === null ? "" : format.dateTime(instant))
  const rowOf = ({ date, referral, code, amount, currencyId, state, payoutDate, id }: Reward) => [
    dateTime(date),
    referral,
    code,
    amount === null ? "" : csvNumber(amount, format),
    currencyId,
    t(`rewards.states.${state}`),
    dateTime(payoutDate),
    id,
  ]
  return [columns.map((column) => t(`export.columns.${column}`)), ...rewards.map(rowOf)]
}
