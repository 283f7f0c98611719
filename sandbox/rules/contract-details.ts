import { sql } from "kysely"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import { amount, amountText, multiplyAmounts } from "../money.ts"
import { productOf } from "../catalogue.ts"
import type { Culture, DisplayCurrencyName } from "../tables.ts"
import { worthOf } from "./credits.ts"
import { contractHistory } from "./history.ts"
import { coinOf } from "./mining.ts"
import { coinRate, displayRate, toDisplay } from "./rates.ts"
import { receiptView } from "./receipt-letter.ts"
import { suspendedProducts } from "./suspension.ts"
import { contractView } from "./views.ts"

type Asked = { readonly id: string; readonly userId: string; readonly offset: number; readonly count: number }
type Viewer = {
  readonly display: DisplayCurrencyName
  readonly seed: number
  readonly now: number
  readonly culture: Culture
}

const sumOf = (type: "Bonus" | "MaintenanceFee") =>
  sql<string>`coalesce(sum(amount) filter (where operation_type = ${type}), 0)::text`

/** One contract with its order, the sums of its payouts and fees, and a page of both. */
export const contractDetails = async (tx: Tx, { id, userId, offset, count }: Asked, viewer: Viewer) => {
  const mine = tx.selectFrom("contract").selectAll().where("id", "=", id).where("user_id", "=", userId)
  const contract = await mine.executeTakeFirst()
  if (!contract) throw refusal(404, "NotFound")
  const { display, seed, now, culture } = viewer
  const order = await tx
    .selectFrom("customer_order")
    .selectAll()
    .where("id", "=", contract.order_id)
    .executeTakeFirstOrThrow()
  const sums = await tx
    .selectFrom("operation")
    .select([sumOf("Bonus").as("payouts"), sumOf("MaintenanceFee").as("fees")])
    .where("contract_id", "=", id)
    .executeTakeFirstOrThrow()
  const coin = coinOf(productOf(contract.product_id))
  const payouts = amount(sums.payouts)
  const fees = amount(sums.fees)
  const rate = multiplyAmounts(coinRate(seed, coin, now), displayRate(display), "half-up")
  return {
    contract: contractView(contract, { display, now }, await suspendedProducts(tx)),
    order: {
      id: order.id,
      number: String(order.number),
      cost: {
        amount: amountText(toDisplay(worthOf(order, amount(order.accepted_quantity)), display)),
        currencyId: display,
      },
      receipt: receiptView(order),
    },
    payouts: { amount: amountText(payouts), currencyId: coin },
    fees: { amount: amountText(fees), currencyId: coin },
    equivalentNet: {
      amount: amountText(multiplyAmounts(payouts - fees, rate, "half-up")),
      currencyId: display,
    },
    history: await contractHistory(tx, id, { offset, count }, { culture, display, seed }),
  }
}
