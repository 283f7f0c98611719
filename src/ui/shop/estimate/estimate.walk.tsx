import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel as model } from "#machines/shop/estimate.model.ts"
import type { Walk } from "#ui/walk.ts"
import { PurchaseEstimate } from "./purchase-estimate.tsx"

type Machine = typeof estimate

/** The names of the difficulty options. The difficulty grew by 2 % a month, and the harder case is twice as much. */
const difficultyNames = { asNow: null, growing: /^\+2\s?%$/, harder: /^\+4\s?%$/ }

export const estimateWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <PurchaseEstimate
      machine={machine}
      offer={offerOfProduct(btcLimited)}
      quote={{ quantity: decimal("10"), cost: decimal("285") }}
    />
  ),
  events: {
    "priceChange.choose": ({ page }, { priceChangePercent }) =>
      page.getByRole("radio", { name: new RegExp(String.raw`^±${priceChangePercent}\s?%$`) }).click(),
    "difficulty.choose": ({ page, t }, { difficulty }) =>
      page.getByRole("radio", { name: difficultyNames[difficulty] ?? t("estimates:difficulty.asNow") }).click(),
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    // The purchase earns 0.00001151 btc a day. At 64,250 dollars for a btc and the current difficulty, this is 269.92 dollars in
    // twelve months. A growth of 2 % or 4 % a month makes it less.
    ready: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("estimates:how.title")))
      await expectVisible(page.getByRole("definition").filter({ hasText: /269[.,]92|242[.,]16|218[.,]/ }))
    },
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("estimates:failed")))
      await expectVisible(page.getByText(t("common:failure.offline")))
    },
  },
}
