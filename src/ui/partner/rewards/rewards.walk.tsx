import { partnerCodes } from "#domain/fixtures/partner.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { rewards } from "#machines/partner/rewards.machine.ts"
import { rewardsModel as model } from "#machines/partner/rewards.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { RewardFilters } from "./reward-filters.tsx"
import { RewardTotals } from "./reward-totals.tsx"
import { Rewards } from "./rewards.tsx"

type Machine = typeof rewards

export const rewardsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["partner"] }}>
      <Page title="Hashwell" isWide>
        <Rewards
          machine={machine}
          query={model.input.query}
          codes={partnerCodes}
          Filters={RewardFilters}
          Results={({ state }) => <RewardTotals totals={state.context.list!.totals} />}
        />
      </Page>
    </SiteConfig>
  ),
  events: {
    "query.changed": sentByApp,
    "data.refreshed": sentByApp,
    "partnerCode.choose": ({ page, t }, { code }) =>
      page.getByLabelText(t("partner:rewards.filters.code")).selectOptions(code ?? ""),
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    opening: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async ({ page, t, expectVisible }) => {
      const table = page.getByRole("table", { name: t("partner:rewards.title") })
      await expectVisible(table)
      for (const state of ["Accrued", "Paid", "unknown"] as const)
        await expectVisible(table.getByText(t(`partner:rewards.states.${state}`), { exact: true }))
      await expectVisible(table.getByText("m***@mail.example"))
      await expectVisible(table.getByText(/^0[.,]01446314\sETH$/))
      await expectVisible(page.getByText(t("partner:rewards.totals"), { exact: true }))
      await expectVisible(page.getByText(/^0[.,]00042000\sBTC$/))
    },
    filteredEmpty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("partner:rewards.filteredEmpty")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.reset") }))
        .toHaveAttribute("href", "/cabinet/partner")
    },
    empty: async ({ page, t, expectVisible, expectAbsent, expect }) => {
      await expectAbsent(page.getByLabelText(t("partner:rewards.filters.code")))
      await expectVisible(page.getByText(t("partner:rewards.empty.title")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.buy") }))
        .toHaveAttribute("href", "/cabinet/buy")
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.partner())
    },
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("alert"))
      await expectVisible(page.getByText(t("common:failure.details")))
    },
  },
}
