import type { accountSummary } from "#machines/cabinet/account-summary.machine.ts"
import { accountSummaryModel as model } from "#machines/cabinet/account-summary.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { AccountSummary } from "./account-summary.tsx"

type Machine = typeof accountSummary
type Tools = WalkTools<Machine>

const Accounts = ({ machine }: { readonly machine: Machine }) => (
  <AccountSummary {...useFlow(machine, model.input)} step={0} isEmailConfirmed={false} market={null} fan={null} />
)

const cards = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  for (const coin of ["btc", "eth", "eth2"] as const) {
    const name = t(`dashboard:accounts.coins.${coin}`)
    await expectVisible(page.getByRole("heading", { name, exact: true }))
    const withdraw = page.getByRole("link", { name: t("dashboard:accounts.withdrawCoin", { coin: name }), exact: true })
    // Staking pays into the ETH balance, which is shown once. Only the card of ETH therefore offers a withdrawal.
    await (coin === "eth2" ? expectAbsent : expectVisible)(withdraw)
    await expectVisible(
      page.getByRole("link", { name: t("dashboard:accounts.buyMoreCoin", { coin: name }), exact: true }),
    )
  }
}

export const accountSummaryWalk: Walk<Machine> = {
  model,
  page: (machine) => <Accounts machine={machine} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "data.refreshed": sentByApp,
  },
  states: {
    // The dashboard shows its own skeleton instead.
    loading: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("dashboard:accounts.title"))),
    deciding: transientState,
    ready: cards,
    empty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("dashboard:accounts.empty.title")))
      for (const step of ["confirm", "buy", "payout"] as const)
        await expectVisible(page.getByText(t(`dashboard:accounts.steps.${step}`)))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.buy") }))
        .toHaveAttribute("href", "/cabinet/buy")
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
