import type { pendingWithdrawals } from "#machines/money/pending-withdrawals.machine.ts"
import { pendingWithdrawalsModel as model } from "#machines/money/pending-withdrawals.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { PendingWithdrawals } from "./pending-withdrawals.tsx"

type Machine = typeof pendingWithdrawals

const Screen = ({ machine }: { readonly machine: Machine }) => (
  <PendingWithdrawals {...useFlow(machine, model.input)} dialogOf={paths.withdrawal} />
)

export const pendingWithdrawalsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "outcome.check": ({ page, t }) =>
      page
        .getByRole("button", { name: t("dashboard:pendingWithdrawals.check") })
        .first()
        .click(),
    // The app sends `requests.changed` after a dialog was closed, or after another tab has changed the list.
    "requests.changed": sentByApp,
  },
  states: {
    checking: ({ page, t, expectAbsent }) =>
      expectAbsent(page.getByRole("button", { name: t("dashboard:pendingWithdrawals.check") })),
    deciding: transientState,
    none: ({ page, t, expectAbsent }) =>
      expectAbsent(page.getByRole("region", { name: t("dashboard:pendingWithdrawals.title") })),
    shown: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText("a0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001"))
      const review = page.getByRole("link", { name: t("dashboard:pendingWithdrawals.settle") })
      await expect.element(review.nth(0)).toHaveAttribute("href", "/cabinet?withdrawal=btc")
      await expect.element(review.nth(1)).toHaveAttribute("href", "/cabinet?withdrawal=eth")
    },
  },
}
