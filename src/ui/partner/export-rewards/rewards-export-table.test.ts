import type { TFunction } from "i18next"
import { expect, it } from "vitest"
import { everyReward } from "#domain/fixtures/partner.ts"
import { csvOf } from "#domain/shared/csv.ts"
import { rewardsExportTable } from "./rewards-export-table.ts"

const t = ((key: string) => key.split(".").at(-1)) as unknown as TFunction<"partner">
const dateTime = (instant: string) => instant.slice(0, 10)
const [accrued, paid] = everyReward

it("writes unrounded amounts, with the comma of Russian spreadsheets for that locale", () => {
  const table = (decimalComma: boolean) => rewardsExportTable([accrued!, paid!], t, { dateTime, decimalComma })
  expect(table(false)).toEqual([
    ["date", "referral", "code", "amount", "currency", "state", "payout", "id"],
    ["2026-11-21", "a***@shop.example", "K7QW2MPX", "0.00021", "btc", "Accrued", "2026-11-28", accrued!.id],
    ["2026-11-10", "m***@mail.example", "K7QW2MPX", "0.01446314", "eth", "Paid", "2026-11-17", paid!.id],
  ])
  expect(table(true).map((row) => row[3])).toEqual(["amount", "0,00021", "0,01446314"])
})

it("leaves unknown values empty, and no address becomes a formula", () => {
  const reward = { ...accrued!, referral: "=cmd@shop.example", date: null, amount: null, payoutDate: null }
  const [, row] = rewardsExportTable([reward], t, { dateTime, decimalComma: false })
  expect(row).toEqual(["", "=cmd@shop.example", "K7QW2MPX", "", "btc", "Accrued", "", reward.id])
  expect(csvOf([row!], ",")).toContain(`"'=cmd@shop.example"`)
})
