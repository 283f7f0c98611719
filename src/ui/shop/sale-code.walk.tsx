import type { saleCode } from "#machines/shop/sale-code.machine.ts"
import { saleCodeModel as model } from "#machines/shop/sale-code.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SaleCode } from "./sale-code.tsx"

type Machine = typeof saleCode
type Tools = WalkTools<Machine>

/**
 * Checks the text of a sale with its code. Numbers and percentages may be any formatted number, because they are in the locale's
 * format.
 */
const seeNotice =
  (key: "applied" | "suspended" | "waiting" | "restored" | "failed") =>
  ({ page, t, expectVisible }: Tools) => {
    const text = t(`buy:sale.${key}`, { code: "SALE20", percent: "20", rest: "50", total: "1" })
    const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\b(?:20|50|1)\b/g, ".{1,12}?")
    return expectVisible(page.getByText(new RegExp(`^${pattern}$`)))
  }

export const saleCodeWalk: Walk<Machine> = {
  model,
  page: (machine) => <SaleCode machine={machine} input={model.input} unit="Th" onRestored={() => undefined} />,
  events: {
    "quantity.committed": sentByApp,
    "promoCode.retry": ({ page, t }) => page.getByRole("button", { name: t("buy:sale.retry") }).click(),
  },
  states: {
    none: ({ page, expectAbsent }) => expectAbsent(page.getByText(/SALE20/)),
    applied: seeNotice("applied"),
    suspended: seeNotice("suspended"),
    waiting: seeNotice("waiting"),
    restoring: seeNotice("waiting"),
    restored: seeNotice("restored"),
    failed: seeNotice("failed"),
  },
}
